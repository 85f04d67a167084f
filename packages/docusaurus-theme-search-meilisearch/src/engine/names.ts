import type {Section} from '../section';

/** Returns the heading of the section itself. That of the section before the first heading is the title of the page. */
export function ownHeadingOf({
  pageTitle,
  headings,
}: Pick<Section, 'pageTitle' | 'headings'>): string {
  return headings[headings.length - 1] ?? pageTitle;
}

/** Matches an identifier, a command line option, a path or an English word. */
export const plainName = /^[\x21-\x7e]+$/;

/**
 * Returns the names of a section of the documentation: its own heading if it is an identifier. A definition may have several names
 * (`-r, --runner`). Its id is one too, since it often contains the name of what it belongs to (`window.title`).
 */
export function namesOf(
  section: Pick<Section, 'pageTitle' | 'headings' | 'type' | 'anchor' | 'isDefinition'>,
): string[] {
  const {type, anchor, isDefinition} = section;
  const names = ownHeadingOf(section).split(', ');
  const isNamed = type === 'docs' && names.every((name) => plainName.test(name));
  return Array.from(
    new Set([...(isNamed ? names : []), ...(isDefinition && anchor ? [anchor] : [])]),
  );
}

import type {SearchHit} from './searchTypes';

/** What is read of a section to find its names. */
export type NamedSection = Pick<SearchHit, 'type' | 'anchor' | 'is_definition'>;

/** Matches an identifier, a command line option, a path or an English word. */
const identifier = /^[\x21-\x7e]+$/;

/**
 * Returns the names of a section of the documentation: its own heading if it is an identifier. A definition may have several names
 * (`-r, --runner`). Its id is one too, since it often contains the name of what it belongs to (`window.title`).
 *
 * @param heading the section's own heading
 */
export function namesOf(
  heading: string,
  {type, anchor, is_definition: isDefinition}: NamedSection,
): string[] {
  const names = heading.split(', ');
  const isNamed = type === 'docs' && names.every((name) => identifier.test(name));
  const all = [...(isNamed ? names : []), ...(isDefinition && anchor ? [anchor] : [])];
  return all.filter((name, index) => all.indexOf(name) === index);
}

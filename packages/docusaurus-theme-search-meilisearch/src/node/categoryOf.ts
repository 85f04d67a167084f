import {findAll, findOne} from 'domutils';
import type {Document, Element} from 'domhandler';
import type {CategoryRule} from '../options';
import type {BuiltPage} from './builtPage';
import {visibleText} from './pageSections';

/** Names of categories that nothing else names, by type of the page. */
export type DefaultCategories = Record<BuiltPage['type'], string>;

function hasClass(element: Element, name: string): boolean {
  return (element.attribs.class ?? '').split(/\s+/).includes(name);
}

/** Label of the navbar's active item: the site's own word for the part of it that a page is in, in the page's language. */
function activeNavbarItem(document: Document): string | undefined {
  const navbar = findOne((element) => hasClass(element, 'navbar__items'), document.children, true);
  const [active] = findAll(
    (element) => hasClass(element, 'navbar__link--active') && !hasClass(element, 'navbar__brand'),
    navbar ? [navbar] : [],
  );
  return active && visibleText(active);
}

function matches(rule: CategoryRule, path: string): boolean {
  if (rule.match instanceof RegExp) {
    return rule.match.test(path);
  }
  const prefix = rule.match.replace(/\/$/, '');
  return path === prefix || path.startsWith(`${prefix}/`);
}

/**
 * The category of a page (`lvl0`): of the first rule that matches, else the active item of the navbar, else a name by type.
 *
 * @param path of the page without the base URL, beginning with a slash
 */
export function categoryOf(
  {document, type}: BuiltPage,
  path: string,
  {rules, locale, defaults}: {rules: CategoryRule[]; locale: string; defaults: DefaultCategories},
): string {
  const rule = rules.find((candidate) => matches(candidate, path));
  if (rule) {
    return typeof rule.label === 'string'
      ? rule.label
      : (rule.label[locale] ?? Object.values(rule.label)[0] ?? defaults[type]);
  }
  return activeNavbarItem(document) || defaults[type];
}

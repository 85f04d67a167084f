import {findAll} from 'domutils';
import type {Document} from 'domhandler';
import type {CategoryRule, PathPattern} from '../options';
import type {BuiltPage} from './builtPage';
import {findByClass, hasClass, visibleText} from './elements';

/** Categories of pages without a rule and without an active navbar item, by page type. */
export type DefaultCategories = Record<BuiltPage['type'], string>;

/** Returns the label of the active navbar item, which names the part of the site in the page's locale. */
function activeNavbarItem(document: Document): string | undefined {
  const navbar = findByClass(document, 'navbar__items');
  const isBrand = hasClass('navbar__brand');
  const active = findAll(hasClass('navbar__link--active'), navbar ? [navbar] : []);
  const item = active.find((element) => !isBrand(element));
  return item && visibleText(item);
}

/** @param path path of a page without the base URL, with a leading slash */
export function matchesPath(pattern: PathPattern, path: string): boolean {
  if (pattern instanceof RegExp) {
    return pattern.test(path);
  }
  const prefix = pattern.replace(/\/$/, '');
  return path === prefix || path.startsWith(`${prefix}/`);
}

/**
 * Returns the category of a page: the label of the first matching rule, else the active navbar item, else the default for the
 * page type.
 *
 * @param path path of the page without the base URL, with a leading slash
 */
export function categoryOf(
  {document, type}: BuiltPage,
  path: string,
  {rules, locale, defaults}: {rules: CategoryRule[]; locale: string; defaults: DefaultCategories},
): string {
  const rule = rules.find((candidate) => matchesPath(candidate.match, path));
  if (rule) {
    return typeof rule.label === 'string'
      ? rule.label
      : (rule.label[locale] ?? Object.values(rule.label)[0] ?? defaults[type]);
  }
  return activeNavbarItem(document) || defaults[type];
}

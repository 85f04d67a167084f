import type {CategoryRule, PathPattern} from '../config/options';
import {withoutSlash} from '../paths';
import {textsOf, type BuiltPage} from './builtPage';

/** Categories of pages without a rule and without an active navbar item, by page type. */
export type DefaultCategories = Record<BuiltPage['type'], string>;

/** Properties of the site that determine the categories of its pages. */
export type CategorySite = {
  categories: CategoryRule[];
  defaultCategories: DefaultCategories;
  locale: string;
};

/** @param path path of a page without the base URL, with a leading slash */
export function matchesPath(pattern: PathPattern, path: string): boolean {
  if (pattern instanceof RegExp) {
    // Unlike `test`, it ignores where an earlier match with the flag `g` ended.
    return path.search(pattern) >= 0;
  }
  const prefix = withoutSlash(pattern);
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
  {categories, defaultCategories: defaults, locale}: CategorySite,
): string {
  const rule = categories.find((candidate) => matchesPath(candidate.match, path));
  if (rule) {
    return typeof rule.label === 'string'
      ? rule.label
      : (rule.label[locale] ?? Object.values(rule.label)[0] ?? defaults[type]);
  }
  // The active navbar item names the part of the site. Those on the right are menus of versions and locales, and links.
  const items = '.navbar__items:not(.navbar__items--right)';
  const active = textsOf(`${items} .navbar__link--active:not(.navbar__brand)`, document);
  return active[0] ?? defaults[type];
}

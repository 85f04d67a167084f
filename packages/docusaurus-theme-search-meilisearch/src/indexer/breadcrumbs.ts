import {findAll, findOne} from 'domutils';
import type {Document} from 'domhandler';
import {visibleText} from './pageSections';

function classesOf({attribs}: {attribs: {class?: string}}): string[] {
  return (attribs.class ?? '').split(/\s+/);
}

/**
 * Reads the breadcrumbs of a docs page, which are the labels of its sidebar categories.
 *
 * @returns the labels without the home page and without the page itself, separated by " › "; undefined if there are none
 */
export function breadcrumbsOf(document: Document): string | undefined {
  const nav = findOne(
    (element) => classesOf(element).includes('theme-doc-breadcrumbs'),
    document.children,
    true,
  );
  const items = findAll(
    (element) => {
      const classes = classesOf(element);
      return (
        classes.includes('breadcrumbs__item') && !classes.includes('breadcrumbs__item--active')
      );
    },
    nav ? [nav] : [],
  );
  // The link to the home page is an icon.
  return items.map(visibleText).filter(Boolean).join(' › ') || undefined;
}

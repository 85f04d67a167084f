import {translate} from '@docusaurus/Translate';

// `write-translations` finds the labels in this file. The build of the index reads their translations from `code.json`.

/** The category of docs without a rule and without a navbar item. */
export const docsLabel = () =>
  translate({id: 'theme.search.category.docs', message: 'Documentation'});

/**
 * The category of blog posts without a rule and without a navbar item.
 *
 * @public
 */
export const blogLabel = () => translate({id: 'theme.search.category.blog', message: 'Blog'});

/**
 * The category of other pages without a rule and without a navbar item.
 *
 * @public
 */
export const pageLabel = () => translate({id: 'theme.search.category.page', message: 'Pages'});

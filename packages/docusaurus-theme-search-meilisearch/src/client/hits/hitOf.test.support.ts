import type {SearchHit} from '../../search';

/** A hit with the given fields. Its marked texts are the same as the others, unless they are given. */
export function hitOf({marked, ...more}: Partial<SearchHit> & Pick<SearchHit, 'url'>): SearchHit {
  const section = {
    anchor: '',
    lang: 'en',
    category: 'Docs',
    pageTitle: more.url,
    headings: [],
    content: '',
    type: 'docs' as const,
    position: 0,
    ...more,
  };
  const {pageTitle, headings, content} = section;
  return {...section, marked: marked ?? {pageTitle, headings, content}};
}

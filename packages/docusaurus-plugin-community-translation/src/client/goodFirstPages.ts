import type {PageTranslation} from '../status';

/**
 * Rough estimate of the work on a page, in sections: the number of sections that differ, or one section per 10% of source text.
 * An `unknown` page only needs a check and gets the lowest value. An untranslated page gets the highest.
 */
function work({status, percent, differences}: PageTranslation): number {
  switch (status) {
    case 'current':
      return 0;
    case 'unknown':
      return 0.5;
    case 'outdated':
    case 'different':
      return Math.max(1, differences.length);
    case 'partial':
      return Math.max(1, (100 - percent) / 10);
    case 'machine':
      return 10;
    case 'untranslated':
      return 11;
  }
}

/** The pages with the least work, for new translators. The page with the least work comes first. */
export function goodFirstPages(pages: readonly PageTranslation[], count = 5): PageTranslation[] {
  return pages
    .filter(({status}) => status !== 'current')
    .sort((a, b) => work(a) - work(b) || (a.path < b.path ? -1 : 1))
    .slice(0, count);
}

import type {PageTranslation} from '../status';

/** Creates a page of a report: current, unless `overrides` says otherwise. */
export const reportedPage = (
  path: string,
  overrides: Partial<PageTranslation> = {},
): PageTranslation => ({
  status: 'current',
  kind: 'docs',
  source: `docs${path}.md`,
  title: path.slice(1),
  path,
  percent: 100,
  differences: [],
  sourceHash: '0',
  ...overrides,
});

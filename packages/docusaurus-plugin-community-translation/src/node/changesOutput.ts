import type {Base, LocaleChanges, PageChange} from './baseComparison';
import {
  details,
  differencesText,
  escaped,
  markdownTable,
  pageItem,
  pageTable,
  type PageRow,
} from './commandOutput';

const nameOf = ({label, locale}: LocaleChanges) => `${label} (${locale})`;

/** The source, and what has changed: `current → outdated: "Closing it" changed` */
function changeOf({page, before, newDifferences}: PageChange): PageRow {
  const from = before === undefined ? 'new, ' : `${before.status} → `;
  const share = page.status === 'partial' ? ` ${page.percent}%` : '';
  const status = `${before?.status === page.status ? '' : from}${page.status}${share}`;
  const list = differencesText(newDifferences);
  return [page.source, list ? `${status}: ${list}` : status];
}

const summaryOf = ({worse, better, added}: LocaleChanges) =>
  [
    [worse.length, 'need an update'],
    [added.length, 'new'],
    [better.length, 'improved'],
  ] as const;

const summaryText = (changes: LocaleChanges) =>
  summaryOf(changes)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${text}: ${count}`)
    .join(', ') || 'no changes';

const all = ({worse, added, better}: LocaleChanges) => [...worse, ...added, ...better];

/** What has changed since the base, as text for a terminal. */
export function changesAsText(base: Base, locales: LocaleChanges[]): string {
  const parts = locales.map((changes) => {
    const title = `${nameOf(changes)}: ${summaryText(changes)}`;
    const pages = pageTable(all(changes).map(changeOf));
    return pages ? `${title}\n${pages}` : title;
  });
  return [`Translations since ${base.ref} (${base.commit})`, ...parts].join('\n\n');
}

/** What has changed since the base, as Markdown for a comment on a pull request. */
export function changesAsMarkdown(base: Base, locales: LocaleChanges[]): string {
  const outdated = new Set(locales.flatMap(({worse}) => worse.map(({page}) => page.source))).size;
  const rows = locales.map((changes) => [
    nameOf(changes),
    ...summaryOf(changes).map(([count]) => String(count)),
  ]);
  return [
    '### Translations',
    '',
    outdated === 0
      ? 'No translation needs an update because of this change.'
      : `This change affects ${outdated === 1 ? '1 translated page' : `${outdated} translated pages`}. Translators can update them later.`,
    '',
    ...markdownTable(['Locale', 'need an update', 'new', 'improved'], rows),
    ...locales.flatMap((changes) =>
      details(
        nameOf(changes),
        all(changes).map((change) => pageItem(changeOf(change))),
      ),
    ),
    '',
    `Compared with ${escaped(base.ref)} at ${base.commit}.`,
  ].join('\n');
}

/** What has changed since the base, as JSON. */
export function changesAsJson(base: Base, locales: LocaleChanges[]): string {
  const list = (changes: PageChange[]) =>
    changes.map(({page, before, newDifferences}) => ({
      source: page.source,
      path: page.path,
      before: before?.status ?? null,
      after: page.status,
      percent: page.percent,
      newDifferences,
    }));
  return JSON.stringify(
    {
      base: {ref: base.ref, commit: base.commit},
      locales: locales.map(({locale, label, worse, better, added}) => ({
        locale,
        label,
        worse: list(worse),
        better: list(better),
        added: list(added),
      })),
    },
    null,
    2,
  );
}

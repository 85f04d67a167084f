import type {Base, LocaleChanges, PageChange} from './baseComparison';
import {counted, differencesText, type PageRow, type Report} from './commandOutput';

/** The source, and what has changed: `current → outdated: "Closing it" changed` */
function changeOf({page, before, newDifferences}: PageChange): PageRow {
  const from = before === undefined ? 'new, ' : `${before.status} → `;
  const share = page.status === 'partial' ? ` ${page.percent}%` : '';
  const status = `${before?.status === page.status ? '' : from}${page.status}${share}`;
  const list = differencesText(newDifferences);
  return [page.source, list ? `${status}: ${list}` : status];
}

/** What has changed since the base. */
export function changesReport({ref, commit}: Base, locales: LocaleChanges[]): Report {
  const outdated = new Set(locales.flatMap(({worse}) => worse.map(({page}) => page.source))).size;
  const effect =
    outdated === 0
      ? 'No translation needs an update because of this change.'
      : `This change affects ${counted(outdated, 'translated page')}. Translators can update them later.`;
  const nameOf = ({label, locale}: LocaleChanges) => `${label} (${locale})`;
  return {
    intro: `${effect} Compared with ${ref} at ${commit}.`,
    table: [
      ['Locale', 'need an update', 'new', 'improved'],
      ...locales.map((changes) => [
        nameOf(changes),
        ...[changes.worse, changes.added, changes.better].map(({length}) => String(length)),
      ]),
    ],
    lists: locales.map((changes) => ({
      title: nameOf(changes),
      pages: [...changes.worse, ...changes.added, ...changes.better].map(changeOf),
      others: [],
    })),
    notes: [],
  };
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
      locales: locales.map(({worse, better, added, ...locale}) => ({
        ...locale,
        worse: list(worse),
        better: list(better),
        added: list(added),
      })),
    },
    null,
    2,
  );
}

import type {Base, Effect, LocaleChanges, PageChange} from '../baseComparison';
import {counted, differencesText, type PageRow, type Report} from './output';

/** The source, and what has changed: `current → outdated: "Closing it" changed` */
function changeOf({page, before, newDifferences}: PageChange): PageRow {
  const from = before === undefined ? 'new, ' : `${before.status} → `;
  const share = page.status === 'partial' ? ` ${page.percent}%` : '';
  const status = `${before?.status === page.status ? '' : from}${page.status}${share}`;
  const list = differencesText(newDifferences);
  return [page.source, list ? `${status}: ${list}` : status];
}

const effects: Effect[] = ['worse', 'added', 'better'];

/** What has changed since the base. */
export function changesReport(
  {ref, commit}: Omit<Base, 'textOf'>,
  locales: LocaleChanges[],
): Report {
  const worse = locales.flatMap(({changes}) => changes.filter(({effect}) => effect === 'worse'));
  const outdated = new Set(worse.map(({page}) => page.source)).size;
  const summary =
    outdated === 0
      ? 'No translation needs an update because of this change.'
      : `This change affects ${counted(outdated, 'translated page')}. Translators can update them later.`;
  const rows = locales.map((locale) => ({
    title: `${locale.label} (${locale.locale})`,
    changes: effects.map((wanted) => locale.changes.filter(({effect}) => effect === wanted)),
  }));
  return {
    intro: `${summary} Compared with ${ref} at ${commit}.`,
    table: [
      ['Locale', 'need an update', 'new', 'improved'],
      ...rows.map(({title, changes}) => [title, ...changes.map(({length}) => String(length))]),
    ],
    lists: rows.map(({title, changes}) => ({
      title,
      pages: changes.flat().map(changeOf),
      others: [],
    })),
    notes: [],
  };
}

import type {PageRow, SectionRow} from '../../../engine/indexFormat';
import {indexSettings} from './indexSettings';
import type {PushGoal} from './planPush';
import {pushedRecords} from './pushedRecord';
import type {Reporter} from './reporter';

/** A page with two sections: an introduction, and "Window" with the given text. */
export function pageRow(url: string, more: Partial<PageRow> & {text?: string} = {}): PageRow {
  const {text = 'Change its title.', ...row} = more;
  const window: SectionRow = ['window', ['Window'], text, 'appWindow.setTitle'];
  return {
    url,
    lang: 'en',
    version: 'v1',
    type: 'docs',
    lvl0: 'Documentation',
    lvl1: `Guide ${url.replace(/\W/g, ' ').trim()}`,
    from: 0,
    sections: [['', [], `What ${url} is about.`], window],
    ...row,
  };
}

/** Two pages in English and one in Korean. */
export const pages = [
  pageRow('/guide'),
  pageRow('/blog/post', {type: 'blog', version: undefined}),
  pageRow('/ko/guide', {lang: 'ko', lvl1: '안내', text: '창의 제목을 바꿉니다.'}),
];

/** The goal of a push for a site with these pages. */
export function goalOf(rows: PageRow[], langs = ['en', 'ko']): PushGoal {
  return {records: pushedRecords(rows), settings: indexSettings(langs, {}), langs};
}

/** A reporter that records its lines. */
export function recordingReporter(): Reporter & {lines: string[]} {
  const lines: string[] = [];
  return {
    lines,
    line: (text) => lines.push(text),
    warn: (text) => lines.push(`[WARNING] ${text}`),
    error: (text) => lines.push(`[ERROR] ${text}`),
    progress: (label, done, total) => lines.push(`${label}: ${done} of ${total}`),
  };
}

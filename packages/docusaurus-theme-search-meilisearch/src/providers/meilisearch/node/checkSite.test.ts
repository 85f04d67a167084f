import {expect, it} from 'vitest';
import {section} from '../../../engine/testIndex.test.support';
import {recordsOf} from './builtRecords';
import {checkSite} from './checkSite';
import {indexSettings} from './indexSettings';
import {createReporter} from '../../../node/reporter';
import type {HostIndex, SearchHost} from './searchHost';

const recordsWith = (content: string) => recordsOf([section('Guide', content)]);
const settings = indexSettings(['en'], {});
const goal = {records: recordsWith('Text.'), settings, langs: ['en']};
const stored = (content: string): HostIndex['records'] =>
  new Map(recordsWith(content).map(({objectID, hash}) => [objectID, {hash}]));

/** Checks an index that a key can read, in which every search has a hit. */
async function check(index: Omit<HostIndex, 'primaryKey'> | undefined) {
  const lines: string[] = [];
  const readers = {search: async () => ({hits: [{}]})} as unknown as SearchHost;
  const admin = {readIndex: async () => index} as unknown as SearchHost;
  const reporter = createReporter({write: (text) => lines.push(text.trimEnd())});
  return [await checkSite({readers, admin}, 'docs', goal, [], reporter), lines[0]];
}

const advice = '. Run "docusaurus search:push" to update the index.';

it.each([
  ['the same', {records: stored('Text.'), settings}, 0, 'Records: the same 1 as in the built site'],
  [
    'another text',
    {records: stored('Old text.'), settings},
    1,
    `[ERROR] docs: 0 to add, 1 to change, 0 to delete, 0 unchanged${advice}`,
  ],
  [
    'other records',
    {records: new Map([['other', {}]]), settings},
    1,
    `[ERROR] docs: 1 to add, 0 to change, 1 to delete, 0 unchanged${advice}`,
  ],
  [
    'other settings',
    {records: stored('Text.'), settings: {}},
    1,
    `[ERROR] docs: 0 to add, 0 to change, 0 to delete, 1 unchanged, other settings${advice}`,
  ],
])('compares an index that has %s with the site', async (_, index, problems, line) => {
  expect(await check(index)).toEqual([problems, line]);
});

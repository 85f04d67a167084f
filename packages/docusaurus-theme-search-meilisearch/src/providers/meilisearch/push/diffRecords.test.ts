import {expect, it} from 'vitest';
import {diffRecords, isSame} from './diffRecords';
import {pageRow} from './pushedSite.test.support';
import {pushedRecords} from './pushedRecord';

const records = pushedRecords([pageRow('/a'), pageRow('/b')]);
const host = new Map(records.map(({objectID, hash}) => [objectID, {hash}]));
const [first, second] = records;

it('returns no changes for equal records', () => {
  const diff = diffRecords(records, host);
  expect(diff).toEqual({added: [], changed: [], deleted: [], unchanged: 4});
  expect(isSame(diff)).toBe(true);
});

it('returns added, changed and deleted records', () => {
  const other = new Map(host);
  other.delete(String(first?.objectID));
  other.set(String(second?.objectID), {hash: 'other'}).set('gone', {hash: 'gone'});
  const diff = diffRecords(records, other);
  expect(diff).toEqual({added: [first], changed: [second], deleted: ['gone'], unchanged: 2});
  expect(isSame(diff)).toBe(false);
});

it('treats records without a hash, which another tool wrote, as changed', () => {
  const foreign = new Map(records.map(({objectID}) => [objectID, {}]));
  expect(diffRecords(records, foreign).changed).toEqual(records);
});

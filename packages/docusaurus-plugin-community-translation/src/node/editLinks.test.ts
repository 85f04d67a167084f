import {expect, it} from 'vitest';
import {changesUrl, newFileUrl} from './editLinks';

const github = 'https://github.com/o/r/edit/main/i18n/ko/a.md';
const gitlab = 'https://gitlab.com/o/r/-/edit/main/i18n/ko/a.md';

it('returns the URL to create a file on GitHub and GitLab', () => {
  expect(newFileUrl(github)).toBe('https://github.com/o/r/new/main/i18n/ko?filename=a.md');
  expect(newFileUrl(gitlab)).toBe('https://gitlab.com/o/r/-/new/main/i18n/ko?file_name=a.md');
});

it('returns the URL of the history of a file, from a date on if it is known', () => {
  expect(changesUrl(github, undefined)).toBe('https://github.com/o/r/commits/main/i18n/ko/a.md');
  expect(changesUrl(github, {commit: 'abc1234', date: '2024-02-01T00:00:00+01:00'})).toBe(
    'https://github.com/o/r/commits/main/i18n/ko/a.md?since=2024-02-01T00%3A00%3A00%2B01%3A00',
  );
});

it('returns the URL of the change, if it is a single commit', () => {
  const since = {
    commit: 'abc1234',
    date: '2024-02-01T00:00:00+01:00',
    change: {commit: 'def5678', file: 'docs/a.md'},
  };
  expect(changesUrl(github, since)).toBe(
    'https://github.com/o/r/commit/def5678#diff-5231f8a11b65145a1b0727cb8d209819e95360a5f1e17e4f757b61dbda1af3cc',
  );
  expect(changesUrl(gitlab, since)).toBe('https://gitlab.com/o/r/-/commit/def5678');
});

it('returns no URL for an unknown Git provider', () => {
  expect(newFileUrl('https://example.org/wiki/a')).toBeUndefined();
  expect(changesUrl('https://example.org/wiki/a', undefined)).toBeUndefined();
});

import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {hitLink, pathWithinSite} from './links';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['/a', 'b', '/a#b'],
  ['/a', '', '/a'],
  ['/a#x', 'b', '/a#x'],
  ['', 'b', '#b'],
  ['https://x.y/a', 'b', 'https://x.y/a#b'],
])('hitLink: url %o, anchor %o → %s', (url, anchor, link) => {
  expect(hitLink({url, anchor})).toBe(link);
  expect(console.warn).not.toHaveBeenCalled();
});

it.each([
  '',
  'javascript:alert(1)',
  ' \u0001JavaScript:x',
  'java\n\tscript:x',
  'http://[',
  'data:text/html,x',
])('hitLink: %o → no link, and one warning for each hit', (url) => {
  const hit = {url, anchor: ''};
  expect(hitLink(hit)).toBeUndefined();
  expect(hitLink(hit)).toBeUndefined();
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it.each([
  ['/ko/a?b#c', '/ko/a?b#c'],
  ['https://x.y/ko/a#c', '/ko/a#c'],
  ['#c', '/ko/page#c'],
  ['/ko', '/ko'],
  ['/fr/a', null],
  ['https://elsewhere.z/ko/a', null],
])('pathWithinSite: %s → %s', (link, path) => {
  expect(pathWithinSite(link, 'https://x.y/ko/page', '/ko/')).toBe(path);
});

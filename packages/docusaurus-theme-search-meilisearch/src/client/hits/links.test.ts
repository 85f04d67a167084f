import fc from 'fast-check';
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
  ['https://x.y//elsewhere.z/ko/', null],
])('pathWithinSite: %s → %s', (link, path) => {
  expect(pathWithinSite(link, 'https://x.y/ko/page', '/ko/')).toBe(path);
});

/** Links of parts that browsers parse in surprising ways. */
const hostileLink = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'javascript:',
        'data:',
        'https:',
        '//',
        '/',
        '\\',
        '..',
        '?a=',
        '#',
        '@',
        ':',
      ),
      fc.constantFrom('x.y', 'elsewhere.z', '/ko/', '%2f', '\t', '\n', '\u0001', ' ', '\ud800'),
      fc.string({unit: 'binary', maxLength: 4}),
    ),
    {maxLength: 8},
  )
  .map((parts) => parts.join(''));
const page = 'https://x.y/ko/page';

it('hitLink: any link leads to a page', () => {
  fc.assert(
    fc.property(hostileLink, hostileLink, (url, anchor) => {
      const link = hitLink({url, anchor});
      expect(link === undefined || /^https?:$/.test(new URL(link, page).protocol)).toBe(true);
    }),
    {numRuns: 2000},
  );
});

it.each(['/', '/ko/'])('pathWithinSite: any path stays below %s', (baseUrl) => {
  fc.assert(
    fc.property(hostileLink, (link) => {
      const path = URL.canParse(link, page) ? pathWithinSite(link, page, baseUrl) : null;
      const {origin, pathname} = new URL(path ?? page, page);
      expect(origin).toBe('https://x.y');
      expect(`${pathname}/`).toMatch(new RegExp(`^${baseUrl}`));
    }),
    {numRuns: 2000},
  );
});

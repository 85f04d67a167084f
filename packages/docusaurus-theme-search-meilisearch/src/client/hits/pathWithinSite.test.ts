import {expect, it} from 'vitest';
import {pathWithinSite} from './pathWithinSite';

it.each([
  ['/ko/a?b#c', '/ko/a?b#c'],
  ['https://x.y/ko/a#c', '/ko/a#c'],
  ['#c', '/ko/page#c'],
  ['/ko', '/ko'],
  ['/fr/a', null],
  ['https://elsewhere.z/ko/a', null],
])('%s → %s', (link, path) => {
  expect(pathWithinSite(link, 'https://x.y/ko/page', '/ko/')).toBe(path);
});

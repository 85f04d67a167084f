import {describe, expect, it} from 'vitest';
import {pagePath, sourcePathname, withTrailingSlash} from './pagePath';

describe('pagePath', () => {
  it.each([
    ['/ko/v1/guides/faq', '/ko/', '/v1/guides/faq'],
    ['/ko/v1/guides/faq/', '/ko/', '/v1/guides/faq'],
    ['/ko/v1/index.html', '/ko/', '/v1'],
    ['/ko/', '/ko/', '/'],
    ['/ko/index.html', '/ko/', '/'],
    ['/docs/ko/a', '/docs/ko/', '/a'],
    ['/a', '/', '/a'],
    ['/ko', '/ko/', '/ko'],
  ])('%s on a site at %s', (pathname, baseUrl, path) => {
    expect(pagePath(pathname, baseUrl)).toBe(path);
  });
});

describe('sourcePathname', () => {
  it.each([
    ['/ko/v1/faq', '/ko/', '/', '/v1/faq'],
    ['/docs/ko/v1/faq/', '/docs/ko/', '/docs/', '/docs/v1/faq/'],
    ['/elsewhere', '/ko/', '/', '/'],
  ])('%s', (pathname, baseUrl, sourceBaseUrl, source) => {
    expect(sourcePathname(pathname, baseUrl, sourceBaseUrl)).toBe(source);
  });
});

describe('withTrailingSlash', () => {
  it.each([
    ['/a', undefined, '/a'],
    ['/a/', undefined, '/a/'],
    ['/a', true, '/a/'],
    ['/a/', false, '/a'],
    ['/', false, '/'],
  ])('%s, %s', (pathname, trailingSlash, expected) => {
    expect(withTrailingSlash(pathname, trailingSlash)).toBe(expected);
  });
});

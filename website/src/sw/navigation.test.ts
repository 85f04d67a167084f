import {describe, expect, it} from 'vitest';
import {isOfOtherLocale, isRoute} from './navigation';

const korean = {routes: ['/ko/', '/ko/blog', '/ko/v1/guides/'], otherLocales: []};
const english = {routes: ['/', '/blog'], otherLocales: ['/ko/', '/zh-cn/']};

describe('isRoute', () => {
  it.each([
    '/ko/',
    '/ko/index.html',
    '/ko/blog',
    '/ko/blog/',
    '/ko/blog/index.html',
    '/ko/v1/guides',
    '/ko/v1/guides/',
    '/ko/v1/guides/index.html',
  ])('is true for each form of a path: %s', (pathname) =>
    expect(isRoute(pathname, korean)).toBe(true),
  );

  it('is true for the home page of the default locale', () => {
    expect(isRoute('/', english)).toBe(true);
    expect(isRoute('/index.html', english)).toBe(true);
  });

  it.each([
    '/',
    '/blog',
    '/ko/blog/2',
    '/ko/v1',
    '/ko/blog.html',
    '/ko/blog//',
    '/ko/blogindex.html',
  ])('is false for any other path: %s', (pathname) =>
    expect(isRoute(pathname, korean)).toBe(false),
  );
});

describe('isOfOtherLocale', () => {
  it.each(['/ko', '/ko/', '/ko/blog', '/zh-cn/v1/guides'])('is true for %s', (pathname) =>
    expect(isOfOtherLocale(pathname, english)).toBe(true),
  );

  it.each(['/', '/blog', '/korean', '/blog/ko/'])('is false for %s', (pathname) =>
    expect(isOfOtherLocale(pathname, english)).toBe(false),
  );

  it('is false below a locale that is not the default one', () => {
    expect(isOfOtherLocale('/ko/zh-cn/', korean)).toBe(false);
  });
});

import {execFileSync} from 'node:child_process';
import {getElementsByTagName, textContent} from 'domutils';
import {describe, expect, it} from 'vitest';
import {htmlFiles, type HtmlFile} from './htmlFiles';
import {htmlLangOf, localeFolders} from '../locales';

const docsOf = (folder: string) =>
  htmlFiles(folder).filter(({route}) => /^\/(?:[a-z-]{2,5}\/)?v1\//.test(route));

/** Elements with a class, in document order. */
const byClass = (name: string, {document}: HtmlFile) =>
  getElementsByTagName('*', document, true).filter(({attribs}) =>
    (attribs.class ?? '').split(' ').includes(name),
  );

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Whether git has the history of this repository. In a shallow clone, the pages have no dates (lastChange.test.mjs). */
function hasHistory(): boolean {
  try {
    return execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      encoding: 'utf8',
    }).startsWith('false');
  } catch {
    return false;
  }
}

describe.each(localeFolders)('the end of a page: %s', (folder) => {
  const pages = docsOf(folder).filter(
    ({route}) => folder !== '' || !localeFolders.some((it) => it && route.startsWith(`/${it}/`)),
  );

  it('has the date of the last change in the language of the page, if git knows it', () => {
    expect(pages.length).toBeGreaterThan(70);
    const format = new Intl.DateTimeFormat(htmlLangOf(folder), {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const dates = pages.flatMap((page) => {
      const [time] = getElementsByTagName('time', page.document, true);
      return time ? [{route: page.route, time}] : [];
    });
    // Generated pages are not in the repository.
    expect(dates.filter(({route}) => route.includes('/api/'))).toEqual([]);
    const others = pages.filter(({route}) => !route.includes('/api/'));
    if (hasHistory()) {
      // A page that is not committed yet has none.
      expect(dates.length).toBeGreaterThan(others.length * 0.9);
    }
    for (const {route, time} of dates) {
      expect(textContent(time), route).toBe(format.format(new Date(time.attribs.datetime ?? '')));
    }
  });

  it('names the section of the previous and the next page, as in the breadcrumbs of that page', () => {
    /** Names in the breadcrumbs, by path of the page. */
    const breadcrumbs = new Map(
      pages.map((page) => [
        withoutSlash(page.route),
        byClass('breadcrumbs__link', page).map((name) => textContent(name)),
      ]),
    );
    const links = pages.flatMap((page) => byClass('pagination-nav__link', page));
    expect(links.length).toBeGreaterThan(120);
    const sections = links.map((link) => {
      const href = link.attribs.href ?? '';
      const [subLabel] = link.children;
      const [, section] = (subLabel ? textContent(subLabel) : '').split(' · ');
      return `${href}: ${section}`;
    });
    expect(sections).toEqual(
      links.map(({attribs: {href = ''}}) => {
        const names = (breadcrumbs.get(withoutSlash(href)) ?? []).filter(Boolean);
        return `${href}: ${names.at(-2)}`;
      }),
    );
    expect(sections.filter((section) => !section.endsWith('undefined')).length).toBeGreaterThan(
      100,
    );
  });
});

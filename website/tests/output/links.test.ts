import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, inject, it} from 'vitest';
import {attributes, htmlFiles} from './htmlFiles';
import {localeFolderOf} from '../locales';
import {v2Pages} from '../../src/theme/AnnouncementBar/Content/v2Pages';

/** Ids of every page, by its route without a trailing slash. */
const idsOf = new Map<string, Set<string>>();
/** Every internal link: the page that contains it, and its `href`. */
const links: {from: string; href: string}[] = [];

const withoutSlash = (route: string) => route.replace(/(.)\/$/, '$1');

beforeAll(() => {
  for (const {route, document} of htmlFiles()) {
    idsOf.set(
      withoutSlash(route),
      new Set([...attributes(document, '*', 'id'), ...attributes(document, 'a', 'name')]),
    );
    for (const href of attributes(document, 'a', 'href')) {
      if (new URL(href, `http://site${route}`).host === 'site') {
        links.push({from: route, href});
      }
    }
  }
});

function targetOf({from, href}: {from: string; href: string}) {
  const {pathname, hash} = new URL(href, `http://site${from}`);
  return {
    page: withoutSlash(decodeURIComponent(pathname)),
    anchor: decodeURIComponent(hash.slice(1)),
  };
}

const isFile = (page: string) =>
  path.extname(page) !== '' && fs.existsSync(path.join(inject('siteFolder'), page));

it('the built site has links to check', () => {
  expect(links.length).toBeGreaterThan(10_000);
});

it('no locale has a broken link', () => {
  const broken = links.filter((link) => {
    const {page} = targetOf(link);
    return !idsOf.has(page) && !isFile(page);
  });
  expect([...new Set(broken.map(({from, href}) => `${from} → ${href}`))]).toEqual([]);
});

it('announcements link to pages of v2, and each of these is announced', () => {
  const hrefs = htmlFiles('ko').map(({document}) =>
    attributes(document, 'a', 'href').find((href) => href.startsWith('https://v2.tauri.app/')),
  );
  const v2Urls = ['', ...v2Pages.map(([, v2Path]) => v2Path)].map(
    (v2Path) => `https://v2.tauri.app/${v2Path}`,
  );
  expect(new Set(hrefs)).toEqual(new Set(v2Urls));
});

it('no locale has a broken anchor', () => {
  const broken = links.filter((link) => {
    const {page, anchor} = targetOf(link);
    return anchor !== '' && idsOf.has(page) && !idsOf.get(page)?.has(anchor);
  });
  expect([...new Set(broken.map(({from, href}) => `${from} → ${href}`))]).toEqual([]);
});

it('pages link to their own locale, except in the locale dropdown', () => {
  const foreign = links.filter(
    ({from, href}) => from.startsWith('/ko/') && href.startsWith('/') && !href.startsWith('/ko/'),
  );
  const pageOf = (route: string) => {
    const folder = localeFolderOf(route);
    return folder ? route.slice(folder.length + 1) : route;
  };
  const wrong = foreign.filter(
    ({from, href}) => withoutSlash(pageOf(from)) !== withoutSlash(pageOf(href)),
  );
  expect(wrong).toEqual([]);
});

import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import {expect, it} from 'vitest';
import {breadcrumbsOf} from './breadcrumbs';

const parsePage = (html: string) => parse(html, {treeAdapter: adapter});
const item = (content: string, modifier = '') =>
  `<li class="breadcrumbs__item ${modifier}">${content}</li>`;
const page = (...items: string[]) =>
  parsePage(`<nav class="theme-doc-breadcrumbs x"><ul class="breadcrumbs">${items.join('')}`);

it('returns the categories of the sidebar, without the home page and the page itself', () => {
  const document = page(
    item('<a aria-label="Home" href="/"><svg></svg></a>'),
    item('<span>Guides</span>'),
    item('<a href="/features"><span>Features</span></a>'),
    item('<span>Tray</span>', 'breadcrumbs__item--active'),
  );
  expect(breadcrumbsOf(document)).toBe('Guides › Features');
});

it('returns undefined for a page without categories or without breadcrumbs', () => {
  expect(breadcrumbsOf(page(item('Tray', 'breadcrumbs__item--active')))).toBeUndefined();
  expect(breadcrumbsOf(parsePage('<main></main>'))).toBeUndefined();
});

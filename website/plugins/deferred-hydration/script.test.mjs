import {JSDOM} from 'jsdom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {deferredHydrationScript} from './script.js';

const scripts = {
  shared: ['/assets/js/runtime~main.1.js', '/assets/js/main.2.js'],
  own: ['/assets/js/page.3.js'],
  search: ['/assets/js/search-modal.4.js', '/assets/js/search-worker.5.js'],
};

/** @type {Window & {eval: (code: string) => void, localStorage: Storage} & typeof globalThis} */
let window;

/** Opens a page, with the script in its head as in the built site. */
function open(
  /** @type {string} */ body,
  {url = 'https://example.org/', stored = {}, connection = {effectiveType: '4g'}} = {},
) {
  const list = `<script id="page-scripts" type="application/json">${JSON.stringify(scripts)}</script>`;
  window = /** @type {any} */ (new JSDOM('', {url, runScripts: 'outside-only'}).window);
  Object.entries(stored).forEach(([key, value]) => window.localStorage.setItem(key, value));
  Object.defineProperty(window.navigator, 'connection', {value: connection});
  // The page is painted once it is there.
  Object.assign(window, {requestAnimationFrame: queueMicrotask});
  window.eval(deferredHydrationScript);
  window.document.head.innerHTML = list;
  window.document.body.innerHTML = body;
  window.document.dispatchEvent(new window.Event('DOMContentLoaded', {bubbles: true}));
}

const element = (/** @type {string} */ selector) =>
  /** @type {HTMLElement} */ (window.document.querySelector(selector));
const loaded = () =>
  Array.from(window.document.querySelectorAll('script[src]'), (script) =>
    script.getAttribute('src'),
  );
const ahead = (/** @type {string} */ rel) =>
  Array.from(window.document.querySelectorAll(`link[rel=${rel}]`), (link) =>
    link.getAttribute('href'),
  );
const settle = () => vi.advanceTimersByTimeAsync(0);
/** Lets the scripts that are in the page run. */
async function runLoaded() {
  window.document
    .querySelectorAll('script[src]')
    .forEach((script) => script.dispatchEvent(new window.Event('load')));
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  window.close();
  vi.useRealTimers();
});

describe('loading', () => {
  it('finds the list of scripts in a page with a heading of the same id', async () => {
    open('<h2 id="page-scripts">Page scripts</h2>', {url: 'https://example.org/?offlineMode=true'});
    await settle();
    expect(loaded()).toEqual([scripts.shared[0]]);
  });

  it('starts at the first interaction, once, and runs the shared scripts in order', async () => {
    const [runtime, main] = scripts.shared;
    const [page] = scripts.own;
    open('<p>Text</p>');
    await settle();
    expect(loaded()).toEqual([]);
    window.dispatchEvent(new window.Event('scroll'));
    element('p').click();
    await settle();
    expect(loaded()).toEqual([runtime]);
    expect(ahead('preload')).toEqual([runtime, main, page]);
    await runLoaded();
    expect(loaded()).toEqual([runtime, main]);
  });

  it('of search first, if its field has the focus', async () => {
    open('<input id="_search">');
    element('#_search').focus();
    await settle();
    expect(ahead('preload')).toEqual([...scripts.shared, ...scripts.search]);
  });

  it.each([
    ['a saved locale', {stored: {'offline /ko/': 'on'}}, 1],
    [
      'a hidden notice',
      {stored: {'docusaurus.translationNotice.dismissed./v1': 'outdated:abc'}},
      1,
    ],
    ['?offlineMode', {url: 'https://example.org/?offlineMode=true'}, 1],
    ['a closed announcement', {stored: {'docusaurus.announcement.dismiss': 'true'}}, 0],
    ['a chosen tab', {stored: {'docusaurus.tab.os': 'linux'}}, 0],
  ])('at once, for %s', async (_name, options, count) => {
    open('', options);
    await settle();
    expect(loaded()).toHaveLength(count);
  });
});

describe('a hotkey', () => {
  const page = `<button class="search-button" aria-keyshortcuts="Control+K S /"></button>
    <textarea></textarea><input id="_search">`;

  /** Presses a key. Returns whether it opened the field instead of its default action. */
  function press(/** @type {KeyboardEventInit} */ key, target = window.document.body) {
    const event = new window.KeyboardEvent('keydown', {...key, bubbles: true, cancelable: true});
    const isPrevented = !target.dispatchEvent(event);
    expect(window.document.activeElement === element('#_search')).toBe(isPrevented);
    return isPrevented;
  }

  it.each([
    {key: '/'},
    {key: '/', shiftKey: true},
    {key: 's'},
    {key: 'ㄴ', code: 'KeyS'},
    {key: 'k', ctrlKey: true},
    {key: 'k', metaKey: true},
  ])('%j opens the field', (key) => {
    open(page);
    expect(press(key)).toBe(true);
  });

  it.each([
    {key: '?'},
    {key: 's', ctrlKey: true},
    {key: 'S', shiftKey: true},
    {key: 's', altKey: true},
    {key: 'Process', code: 'KeyS', keyCode: 229},
    {key: 'k'},
  ])('%j is none', (key) => {
    open(page);
    expect(press(key)).toBe(false);
  });

  it('finds the field, not a heading of the same id', () => {
    open(`<h2 id="_search" tabindex="-1">Search</h2>${page}`);
    window.document.body.dispatchEvent(
      new window.KeyboardEvent('keydown', {key: '/', bubbles: true}),
    );
    expect(window.document.activeElement?.localName).toBe('input');
  });

  it('is text in an input, and is left to the page after hydration', () => {
    open(page);
    expect(press({key: 's'}, element('textarea'))).toBe(false);
    element('#_search').remove();
    expect(press({key: 's'})).toBe(false);
  });
});

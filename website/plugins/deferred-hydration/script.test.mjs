import {JSDOM} from 'jsdom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {deferredHydrationScript} from './script.js';

const scripts = ['/assets/js/runtime~main.1.js', '/assets/js/main.2.js', '/assets/js/page.3.js'];

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
  window.eval(deferredHydrationScript);
  window.document.body.innerHTML = body + list;
  Object.defineProperty(window.document, 'readyState', {value: 'interactive'});
  window.document.dispatchEvent(new window.Event('DOMContentLoaded'));
}

const element = (/** @type {string} */ selector) =>
  /** @type {HTMLElement} */ (window.document.querySelector(selector));
const loaded = () =>
  Array.from(window.document.body.querySelectorAll('script[src]'), (script) =>
    script.getAttribute('src'),
  );
/** Lets the scripts that are in the page run. */
async function runLoaded() {
  window.document.body
    .querySelectorAll('script[src]')
    .forEach((script) => script.dispatchEvent(new window.Event('load')));
  await vi.advanceTimersByTimeAsync(0);
}
const isPressed = (/** @type {string} */ selector) => element(selector).matches('[data-pressed]');
const hydrate = () => window.document.dispatchEvent(new window.Event('hydrated'));

/** Presses a key. Returns whether the page prevented the browser's default action. */
function press(/** @type {KeyboardEventInit} */ key, target = window.document.body) {
  const event = new window.KeyboardEvent('keydown', {...key, bubbles: true, cancelable: true});
  return !target.dispatchEvent(event);
}

/** Clicks that an element receives. */
function clicksOn(/** @type {string} */ selector) {
  const clicks = vi.fn();
  element(selector).addEventListener('click', clicks);
  return clicks;
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
    await vi.runAllTimersAsync();
    expect(loaded()).toEqual([scripts[2]]);
  });

  it('prefetches the shared scripts, but not with data saver or on 2g', () => {
    const prefetched = () =>
      Array.from(window.document.querySelectorAll('link'), (link) => link.getAttribute('href'));
    open('');
    expect(prefetched()).toEqual(scripts.slice(0, 2));
    open('', {connection: {saveData: true}});
    expect(prefetched()).toEqual([]);
    open('', {connection: {effectiveType: 'slow-2g'}});
    expect(prefetched()).toEqual([]);
  });

  it('starts at the first interaction, once, with the scripts of the page', async () => {
    const [runtime, main, page] = scripts;
    open('<p>Text</p>');
    expect(loaded()).toEqual([]);
    window.dispatchEvent(new window.Event('scroll'));
    element('p').click();
    expect(loaded()).toEqual([page]);
    await runLoaded();
    expect(loaded()).toEqual([page, runtime]);
    await runLoaded();
    expect(loaded()).toEqual([page, runtime, main]);
  });

  it.each([
    ['stored state', '<div data-stored-state="tab.os"></div>', {stored: {'tab.os': 'linux'}}],
    ['?offlineMode', '', {url: 'https://example.org/?offlineMode=true'}],
  ])('starts at once for %s', (_name, body, options) => {
    open(body, options);
    expect(loaded()).toHaveLength(1);
  });

  it('does not start for stored state of other components', () => {
    open('<div data-stored-state="tab.os"></div>', {stored: {'tab.editor': 'vim'}});
    expect(loaded()).toEqual([]);
  });
});

describe('a hotkey', () => {
  const button = (/** @type {string} */ hotKeys) =>
    `<button aria-keyshortcuts="${hotKeys}"></button><input><div role="tab" tabindex="0"></div>`;

  it.each([
    ['/', {key: '/'}],
    ['/', {key: '/', shiftKey: true}],
    ['S', {key: 's'}],
    ['S', {key: 'ㄴ', code: 'KeyS'}],
    ['Control+K', {key: 'k', ctrlKey: true}],
    ['Control+K', {key: 'k', metaKey: true}],
    ['Shift+Control+P', {key: 'P', ctrlKey: true, shiftKey: true}],
    ['Alt+/ F1', {key: 'F1', code: 'F1'}],
    ['Alt+/ F1', {key: '/', altKey: true}],
  ])('%s is saved for %j, and clicks its element later', (hotKeys, key) => {
    open(button(hotKeys));
    expect(press(key)).toBe(true);
    expect(isPressed('button')).toBe(true);
    const clicks = clicksOn('button');
    hydrate();
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(isPressed('button')).toBe(false);
  });

  it.each([
    ['/', {key: '?'}],
    ['S', {key: 's', ctrlKey: true}],
    ['S', {key: 'S', shiftKey: true}],
    ['S', {key: 's', altKey: true}],
    ['S', {key: 'Process', code: 'KeyS', keyCode: 229}],
    ['Control+K', {key: 'k'}],
  ])('%s ignores %j', (hotKeys, key) => {
    open(button(hotKeys));
    expect(press(key)).toBe(false);
    expect(isPressed('button')).toBe(false);
  });

  it('is text in an input, and is left to the page after hydration', () => {
    open(button('S'));
    expect(press({key: 's'}, element('input'))).toBe(false);
    hydrate();
    expect(press({key: 's'})).toBe(false);
  });
});

describe('a click', () => {
  it('waits for hydration, and each counts', () => {
    open('<button><svg></svg></button>');
    const clicks = clicksOn('button');
    element('svg').dispatchEvent(new window.MouseEvent('click', {bubbles: true, cancelable: true}));
    element('button').click();
    expect(isPressed('button')).toBe(true);
    clicks.mockClear();
    hydrate();
    expect(clicks).toHaveBeenCalledTimes(2);
  });

  it('counts once if it opens something', () => {
    open('<button aria-haspopup="dialog"></button>');
    const clicks = clicksOn('button');
    element('button').click();
    element('button').click();
    clicks.mockClear();
    hydrate();
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it.each([
    '<a href="#x">a link</a>',
    '<details><summary>a summary</summary></details>',
    '<button popovertarget="menu">a button of a popover</button>',
    '<button data-toggles-color>a button of an inline script</button>',
  ])('is left to the browser: %s', (body) => {
    open(body);
    const event = new window.MouseEvent('click', {bubbles: true, cancelable: true});
    expect(element('a,summary,button').dispatchEvent(event)).toBe(true);
    expect(window.document.querySelector('[data-pressed]')).toBe(null);
  });
});

it('clicks the elements in order, and opens dropdowns', () => {
  open('<button>a</button><a href="#" aria-haspopup="true">b</a>');
  /** @type {string[]} */
  const order = [];
  element('button').click();
  element('a').click();
  element('button').click();
  element('button').addEventListener('click', () => order.push('click'));
  element('a').addEventListener('keydown', ({key}) => order.push(key));
  hydrate();
  expect(order).toEqual(['click', 'Enter', 'click']);
});

it('loads a script again 2 s after a failure, and keeps the gestures', async () => {
  open('<button></button>');
  Object.assign(window, {fetch: () => Promise.reject(new Error('offline'))});
  window.performance.getEntriesByType = () => [/** @type {any} */ ({type: 'navigate'})];
  element('button').click();
  element('script[src*="page"]').dispatchEvent(new window.Event('error'));
  expect(loaded()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(loaded()).toEqual(scripts.slice(2));
  expect(isPressed('button')).toBe(true);
});

describe('the field', () => {
  const opener = '<button aria-label="Search" aria-keyshortcuts="/" data-opens-input></button>';
  const field = () => /** @type {HTMLInputElement} */ (element('.search-pending__input'));

  it('takes the focus, and moves its text to the input that opens', () => {
    open(`${opener}<input id="query" value="old">`);
    press({key: '/'});
    expect(window.document.activeElement).toBe(field());
    expect(field().placeholder).toBe('Search');
    field().value = 'ipc';
    const typed = vi.fn();
    element('#query').addEventListener('input', typed);
    hydrate();
    element('#query').focus();
    expect(element('#query')).toMatchObject({value: 'ipc'});
    expect(typed).toHaveBeenCalledTimes(1);
    expect(field()).toBe(null);
  });

  it('waits for a pause before it ends a composition', () => {
    open(opener);
    element('button').click();
    const clicks = clicksOn('button');
    const compose = () =>
      field().dispatchEvent(new window.InputEvent('input', {isComposing: true}));
    compose();
    hydrate();
    compose();
    vi.advanceTimersByTime(500);
    expect(clicks).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Escape', () => press({key: 'Escape'}, field())],
    ['a click outside', () => field().blur()],
  ])('is closed by %s, which also forgets the gesture', (_name, close) => {
    open(opener);
    window.document.hasFocus = () => true;
    element('button').click();
    close();
    expect(field()).toBe(null);
    const clicks = clicksOn('button');
    hydrate();
    expect(clicks).not.toHaveBeenCalled();
  });
});

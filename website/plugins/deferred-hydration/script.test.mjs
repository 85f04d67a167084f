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

describe('the field', () => {
  const opener = '<button aria-label="Search" aria-keyshortcuts="/" data-opens-input></button>';
  const field = () => /** @type {HTMLInputElement} */ (element('.search-pending__input'));

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

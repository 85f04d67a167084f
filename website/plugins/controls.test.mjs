import {JSDOM} from 'jsdom';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {controlsScript} from './controls.js';

const {window} = new JSDOM('', {url: 'https://example.org/', runScripts: 'outside-only'});
const {document} = window;
const written = vi.fn(async () => undefined);
const fetched = vi.fn();
const matchMedia = vi.fn(() => ({matches: true, addEventListener() {}}));
Object.assign(window, {matchMedia, fetch: fetched});
Object.assign(window.navigator, {clipboard: {writeText: written}});
window.eval(controlsScript);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

it('says in the status of the page what was copied, not in a heading of the same id', async () => {
  document.body.innerHTML = `<h2 id="page-status">Page status<a class="hash-link" href="#a"></a></h2>
    <div id="page-status" role="status" data-link="Link copied"></div>`;
  document.querySelector('a')?.click();
  await settle();
  expect(written).toHaveBeenCalledWith('https://example.org/#a');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Link copied');
  await vi.advanceTimersByTimeAsync(5000);
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  expect(document.querySelector('h2')?.textContent).toBe('Page status');
});

it('follows the color mode of another tab in a page with a heading "docusaurus"', () => {
  document.body.innerHTML = '<h2 id="docusaurus">Docusaurus</h2>';
  window.localStorage.setItem('theme', 'light');
  window.dispatchEvent(new window.StorageEvent('storage', {key: 'theme'}));
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('fetches the files of the search index from its folder only', async () => {
  document.body.innerHTML = '<input data-index="/search/index.json">';
  const titles = ['../../a.json', 'https://a.b/c.json', '//a.b/c', '..', 'titles-1.json'];
  fetched.mockImplementation(async () => ({json: async () => ({titles}), text: async () => ''}));
  document.querySelector('input')?.focus();
  await settle();
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
    '/search/index.json',
    'https://example.org/search/titles-1.json',
  ]);
});

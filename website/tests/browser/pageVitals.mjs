// @ts-check
/* global window, document, Element, requestAnimationFrame */
import {gzipSync} from 'node:zlib';
import {getElementsByTagName, innerText} from 'domutils';
import {parseDocument} from 'htmlparser2';

/**
 * @typedef {{shift: number, shifted: string[], largest: {tag: string, text: string, source: string} | undefined}} Vitals the sum of
 *   all layout shifts (without a unit), the elements that moved, and the element of the largest contentful paint
 * @typedef {{path: string, type: string, bytes: number, isPrefetched: boolean}} Weight
 */

/** Whether files of a content type are compressed already. */
const isPacked = (/** @type {string} */ contentType) => /font|png|jpeg|webp|avif/.test(contentType);

/** Runs in the page. Records each layout shift and the largest contentful paint from the start of the page. */
function watch() {
  /** @type {Vitals} */
  const vitals = {shift: 0, shifted: [], largest: undefined};
  Object.assign(window, {pageVitals: vitals});
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      vitals.shift += entry.value;
      for (const {node} of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        vitals.shifted.push(element?.outerHTML.slice(0, 100) ?? 'a removed element');
      }
    }
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    const {element, url} = /** @type {any} */ (list.getEntries().at(-1));
    vitals.largest = {
      tag: element?.localName ?? '',
      text: element?.textContent ?? '',
      source: url,
    };
  }).observe({type: 'largest-contentful-paint', buffered: true});
}

/**
 * Makes the browser record what {@link vitalsOf} reads. Call it before the page is opened.
 *
 * @param {import('playwright-core').Page} page
 */
export async function watchVitals(page) {
  await page.addInitScript(watch);
}

/**
 * Returns what was recorded, once the network is idle.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Vitals>}
 */
export async function vitalsOf(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Observers are notified after the frame in which an element moved.
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  return page.evaluate(() => /** @type {any} */ (window).pageVitals);
}

const plain = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

/**
 * Whether the element of the largest contentful paint is in the served HTML, so that it is visible before any script runs.
 *
 * @param {string} html
 * @param {Vitals['largest']} largest
 */
export function isServed(html, largest) {
  if (!largest || largest.tag === '') {
    return false;
  }
  const elements = getElementsByTagName(largest.tag, parseDocument(html));
  const text = plain(largest.text);
  return elements.some((element) =>
    text === ''
      ? element.attribs.src !== undefined && largest.source.endsWith(element.attribs.src)
      : plain(innerText(element)) === text,
  );
}

/**
 * Bytes that a response transfers, compressed as by a host.
 *
 * @param {import('playwright-core').Response} response
 * @returns {Promise<Weight>}
 */
export async function weightOf(response) {
  const request = response.request();
  const headers = await request.allHeaders();
  // Docusaurus prefetches linked pages while the browser is idle. They count for those pages.
  const isPrefetched = /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
  // The browser does not give access to the body of a prefetched file.
  const body = isPrefetched
    ? Buffer.from(await (await fetch(response.url())).arrayBuffer())
    : await response.body();
  return {
    path: new URL(response.url()).pathname,
    type: /javascript/.test(response.headers()['content-type'] ?? '')
      ? 'script'
      : request.resourceType(),
    bytes: isPacked(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length,
    isPrefetched,
  };
}

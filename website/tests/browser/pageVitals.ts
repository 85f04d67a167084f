import {gzipSync} from 'node:zlib';
import {getElementsByTagName, innerText} from 'domutils';
import {parseDocument} from 'htmlparser2';
import type {Page, Response} from 'playwright-core';

/** The sum of all layout shifts (without a unit), the elements that moved, and that of the largest contentful paint. */
export type Vitals = {
  shift: number;
  shifted: string[];
  largest?: {tag: string; text: string; source: string};
};

/**
 * Records each layout shift and the largest contentful paint from the start of the page. A string, because the compiler of the tests
 * would add helpers that the page does not have.
 */
const watch = `
  window.pageVitals = {shift: 0, shifted: []};
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries()) {
      pageVitals.shift += value;
      for (const {node} of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        pageVitals.shifted.push(element?.outerHTML.slice(0, 100) ?? 'a removed element');
      }
    }
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver((list) => {
    const {element, url} = list.getEntries().at(-1);
    pageVitals.largest = {tag: element?.localName ?? '', text: element?.textContent ?? '', source: url};
  }).observe({type: 'largest-contentful-paint', buffered: true});
`;

/** Makes the browser record what {@link vitalsOf} reads. Call it before the page is opened. */
export const watchVitals = (page: Page) => page.addInitScript(watch);

/** Returns what was recorded, once the network is idle. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(`(async () => {
    await document.fonts.ready;
    // Observers are notified after the frame in which an element moved.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return pageVitals;
  })()`);
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether the element of the largest contentful paint is in the served HTML, so that it is visible before any script runs. */
export function isServed(html: string, largest: Vitals['largest']): boolean {
  if (!largest || largest.tag === '') {
    return false;
  }
  const text = plain(largest.text);
  return getElementsByTagName(largest.tag, parseDocument(html)).some((element) =>
    text === ''
      ? element.attribs.src !== undefined && largest.source.endsWith(element.attribs.src)
      : plain(innerText(element)) === text,
  );
}

/** What a response transfers, compressed as by a host, in bytes. */
export type Weight = {path: string; type: string; bytes: number; isPrefetched: boolean};

export async function weightOf(response: Response): Promise<Weight> {
  const request = response.request();
  const headers = await request.allHeaders();
  // Docusaurus prefetches linked pages while the browser is idle. They count for those pages.
  const isPrefetched = /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
  // The browser does not give access to the body of a prefetched file.
  const body = isPrefetched
    ? Buffer.from(await (await fetch(response.url())).arrayBuffer())
    : await response.body();
  const type = response.headers()['content-type'] ?? '';
  const isPacked = /font|png|jpeg|webp|avif/.test(type);
  return {
    path: new URL(response.url()).pathname,
    type: /javascript/.test(type) ? 'script' : request.resourceType(),
    bytes: isPacked ? body.length : gzipSync(body).length,
    isPrefetched,
  };
}

// @ts-check
import http from 'node:http';
import lighthouse from 'lighthouse';
import {listen} from '@repo/testing/listen.mjs';
import {launchChromium} from './searchInBrowser.mjs';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse on a page with its default settings: a phone, simulated slow 4G, 4× CPU slowdown. Each run starts its own
 * browser.
 *
 * @param {string} url
 * @returns {Promise<import('lighthouse').Result>}
 */
export async function report(url) {
  // A free port.
  const {url: free, close} = await listen(http.createServer());
  close();
  const port = Number(new URL(free).port);
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {port, onlyCategories: categories, logLevel: 'error'});
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * The audits with a weight and a score below 100, with the elements or files that they name.
 *
 * @param {import('lighthouse').Result} lhr
 */
export function costs({categories: scored, audits}) {
  return Object.values(scored).flatMap(({id, auditRefs}) =>
    auditRefs
      .filter(({weight, id: audit}) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({id: name}) => {
        const {score, displayValue = '', details} = /** @type {any} */ (audits[name]);
        const named = (details?.items ?? []).map((/** @type {any} */ item) =>
          String(item.node?.snippet ?? item.url ?? item.description ?? item.source?.url ?? ''),
        );
        return `${id}: ${name} ${Math.round(100 * score)} ${displayValue} ${named.slice(0, 3).join(' · ')}`;
      }),
  );
}

import {gzipSync} from 'node:zlib';
import type {Response} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {useBrowser} from './browser';

/** Bytes that the first visit of a page may transfer: HTML, scripts, styles, fonts and images, compressed as a host would. */
const limit = 300_000;

/** A page of each type, and of the generated ones the largest. */
const pageTypes = {
  home: '/ko/',
  'guide index': '/ko/v1/guides/building',
  guide: '/ko/v1/guides/getting-started/prerequisites',
  'long guide': '/ko/v1/guides/distribution/updater',
  diagrams: '/ko/v1/references/architecture/inter-process-communication/isolation',
  benchmarks: '/ko/v1/references/benchmarks',
  'JavaScript reference': '/ko/v1/api/js/window',
  'CLI reference': '/ko/v1/api/cli',
  'configuration reference': '/ko/v1/api/config',
  'blog list': '/ko/blog',
  post: '/ko/blog/2023/06/14/tauri-1-4',
  archive: '/ko/blog/archive',
  about: '/ko/about/intro',
  'release notes': '/ko/releases',
  'not found': '/ko/no/such/page',
};

/** Files that are compressed already. */
const isPacked = (contentType: string) => /font|png|jpeg|webp|avif/.test(contentType);

async function weightOf(response: Response): Promise<number> {
  const headers = await response.request().allHeaders();
  // Docusaurus fetches the pages behind visible links while the browser is idle: they are the weight of those pages.
  if (/prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '')) {
    return 0;
  }
  const body = await response.body();
  return isPacked(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length;
}

describe('the first visit transfers at most 300 KB', () => {
  const {openPage} = useBrowser();

  it.each(Object.entries(pageTypes))('%s', async (_name, path) => {
    const responses: Response[] = [];
    const page = await openPage(path, {}, async (opened) => {
      opened.on('response', (response) => responses.push(response));
    });
    await page.waitForLoadState('networkidle');
    const weights = await Promise.all(
      responses.map(async (response) => ({
        file: new URL(response.url()).pathname,
        bytes: await weightOf(response),
      })),
    );
    const total = weights.reduce((sum, {bytes}) => sum + bytes, 0);
    const heaviest = weights.sort((a, b) => b.bytes - a.bytes).slice(0, 5);
    expect(total, JSON.stringify(heaviest)).toBeGreaterThan(100_000);
    expect(total, JSON.stringify(heaviest)).toBeLessThanOrEqual(limit);
  });
});

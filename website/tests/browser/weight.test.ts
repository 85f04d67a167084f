import type {Response} from 'playwright-core';
import {describe, expect, it} from 'vitest';
import {mobile, useBrowser} from '@repo/testing/browser';
import {pageTypes} from './pageTypes';
import {weightOf} from './pageVitals.mjs';

/** Bytes that the first visit of a page may transfer: HTML, scripts, styles, fonts and images, compressed as by a web host. */
const limit = 300_000;

/** Bytes of styles among them. */
const stylesLimit = 25_000;

/** Bytes of the scripts of a guide that is not hydrated, with what it prefetches. */
const scriptsLimit = 120_000;

describe('the first visit transfers at most 300 KB, and 25 KB of styles', () => {
  const {openPage} = useBrowser();

  it.each(Object.entries(pageTypes))('%s', async (_name, path) => {
    const responses: Response[] = [];
    const page = await openPage(path, {}, async (opened) => {
      opened.on('response', (response) => responses.push(response));
    });
    await page.waitForLoadState('networkidle');
    const weights = (await Promise.all(responses.map(weightOf))).filter(
      ({isPrefetched}) => !isPrefetched,
    );
    const sum = (type?: string) =>
      weights.reduce(
        (total, weight) => total + (!type || weight.type === type ? weight.bytes : 0),
        0,
      );
    const heaviest = JSON.stringify(weights.sort((a, b) => b.bytes - a.bytes).slice(0, 5));
    expect(sum(), heaviest).toBeGreaterThan(100_000);
    expect(sum(), heaviest).toBeLessThanOrEqual(limit);
    expect(sum('stylesheet')).toBeGreaterThan(5000);
    expect(sum('stylesheet')).toBeLessThanOrEqual(stylesLimit);
  });
});

describe('a guide that is not hydrated', () => {
  const {openWithoutHydration} = useBrowser();

  it('transfers at most 120 KB of scripts', async () => {
    const responses: Response[] = [];
    const page = await openWithoutHydration(
      '/ko/v1/guides/features/command',
      {viewport: mobile},
      async (opened) => {
        opened.on('response', (response) => responses.push(response));
      },
    );
    await page.waitForLoadState('networkidle');
    const weights = await Promise.all(responses.map(weightOf));
    const scripts = weights.filter(({type}) => type === 'script');
    const sum = scripts.reduce((total, {bytes}) => total + bytes, 0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum, JSON.stringify(scripts)).toBeLessThanOrEqual(scriptsLimit);
  });
});

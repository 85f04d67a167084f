import {describe, expect, inject, it} from 'vitest';
import {useBrowser} from '@repo/testing/browser';
import popularSearches from '../../config/popularSearches';

describe('search on the Korean site', () => {
  const {openPage, problems} = useBrowser();

  it('finds Korean pages in a worker, grouped by category, and opens one with Enter without a page load', async () => {
    const page = await openPage('/ko/');
    await page.evaluate('window.notReloaded = true');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('시스템 트레이');
    await page.getByRole('option').first().waitFor();
    // If the worker fails to start, search silently runs on the main thread.
    expect(page.workers()).toHaveLength(1);
    expect(await page.getByRole('group').count()).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${inject('siteUrl')}/ko/v1/guides/features/system-tray*`);
    expect(await page.evaluate('window.notReloaded')).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each(popularSearches.ko)(
    'finds a page with the title of the popular search %s',
    async (query) => {
      const page = await openPage('/ko/');
      await page.keyboard.press('/');
      await page.getByRole('option', {name: query}).click();
      const best = page.getByRole('option', {selected: true});
      await best.and(page.locator('a')).waitFor();
      expect(await best.locator('.search-hit__title').textContent()).toBe(query);
    },
  );

  it('shows more hits on request, without a search page', async () => {
    const page = await openPage('/ko/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('창');
    const status = page.getByRole('dialog').getByRole('status');
    await status.getByText(/\(20 \/ \d+\)$/).waitFor();
    await page.getByRole('button', {name: '검색 결과 더 보기'}).click();
    await status.getByText(/\(40 \/ \d+\)$/).waitFor();
  });

  /** Opens search while the texts of the index are held back, and types a query. */
  async function searchTitles(query: string) {
    let release: (isThere: boolean) => void = () => {};
    const released = new Promise<boolean>((resolve) => (release = resolve));
    const page = await openPage('/ko/', {}, (opened) =>
      opened.route('**/search/texts-*.json', async (route) => {
        await ((await released) ? route.continue() : route.abort());
      }),
    );
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(query);
    return {page, release, status: page.getByRole('dialog').getByRole('status')};
  }
  const count = /검색 결과가 \d+개 있습니다/;

  it('shows titles until the texts are there, and keeps what the reader has selected', async () => {
    const {page, release, status} = await searchTitles('창');
    const selected = page.getByRole('option', {selected: true});
    await selected.waitFor();
    await page.keyboard.press('ArrowDown');
    const link = await selected.getAttribute('href');
    expect(await status.textContent()).toBe('');
    release(true);
    await status.getByText(count).waitFor();
    expect(await selected.getAttribute('href')).toBe(link);
    await page.locator('dialog mark').first().waitFor();
  });

  it('opens the best hit of all texts, not the best title, if Enter was pressed before', async () => {
    const {page, release} = await searchTitles('invoke 오류');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    release(true);
    await page.waitForURL(/\/ko\/v1\//);
  });

  it('keeps the titles if the texts cannot be loaded', async () => {
    const {page, release, status} = await searchTitles('창');
    await page.getByRole('option').first().waitFor();
    release(false);
    await status.getByText(count).waitFor();
    expect(await page.getByRole('option').count()).toBeGreaterThan(0);
    expect(problems.length).toBeGreaterThan(0);
  });
});

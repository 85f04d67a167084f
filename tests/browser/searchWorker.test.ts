import {describe, expect, it} from 'vitest';
import {useBrowser} from './browser';

describe('search in a browser', () => {
  const {openPage} = useBrowser();

  it('searches in a worker in the production build', async () => {
    const page = await openPage('/ko/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('업데이트');
    await page.getByRole('option').first().waitFor();
    // If the worker fails to start, search silently runs on the main thread.
    expect(page.workers()).toHaveLength(1);
  });
});

import {describe, expect, it} from 'vitest';
import {useBrowser} from './browser';

describe('search in a browser', () => {
  const {openPage} = useBrowser();

  it('searches in a worker, which the production build keeps alive', async () => {
    const page = await openPage('/ko/');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('업데이트');
    await page.getByRole('option').first().waitFor();
    // A worker that fails to start is ended, and search goes on without: nobody would notice.
    expect(page.workers()).toHaveLength(1);
  });
});

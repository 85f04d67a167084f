import {afterAll, beforeAll, expect, it} from 'vitest';
import {desktop, type StartedBrowser} from './driver';
import {flows} from './flows';
import {Reader, RecordedSite} from './reader';

/** Runs all flows in one browser, one after the other, each in a new window. */
export function runFlows(start: () => Promise<StartedBrowser>): void {
  let site: RecordedSite;
  let browser: StartedBrowser | undefined;

  beforeAll(async () => {
    site = new RecordedSite();
    await site.start();
    browser = await start();
  });
  afterAll(async () => {
    await browser?.stop();
    site.remove();
  });

  it.each(flows.map((flow) => [flow.name, flow] as const))('%s', async (_name, flow) => {
    const {options, logsErrors = false, run} = flow;
    const driver = await (browser as StartedBrowser).openWindow({
      viewport: desktop,
      scripts: true,
      ...options,
    });
    try {
      const reader = new Reader(driver, site);
      await run(reader);
      if (!logsErrors) {
        expect(await reader.read('problems()')).toEqual([]);
      }
    } finally {
      await driver.close();
    }
  });
}

import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {desktop, type Found, type StartedBrowser} from './driver';
import {flows} from './flows';
import {Reader, RecordedSite} from './reader';

/** `.ci/run` installs the browsers if it runs as root. */
const mustBeFound = process.env.CI && process.getuid?.() === 0;

/**
 * Runs all flows in one browser, one after the other, each in a new window. Elsewhere than in CI, a missing browser is only reported.
 */
export function runFlows<Programs>(
  name: string,
  found: Found<Programs>,
  start: (programs: Programs) => Promise<StartedBrowser>,
): void {
  if ('missing' in found && !mustBeFound) {
    process.stderr.write(`${found.missing} ${flows.length} flows are not run.\n`);
  }

  describe.skipIf('missing' in found && !mustBeFound)(`a reader with ${name}`, () => {
    let site: RecordedSite;
    let browser: StartedBrowser | undefined;

    beforeAll(async () => {
      if ('missing' in found) {
        throw new Error(found.missing);
      }
      site = new RecordedSite();
      await site.start();
      browser = await start(found.programs);
    });
    afterAll(async () => {
      await browser?.stop();
      site.remove();
    });

    it.each(flows.map((flow) => [flow.name, flow] as const))('%s', async (_name, flow) => {
      const {logsErrors = false, ...options} = flow.options;
      const driver = await (browser as StartedBrowser).openWindow({
        viewport: desktop,
        scripts: true,
        ...options,
      });
      try {
        const reader = new Reader(driver, site);
        await flow.run(reader);
        if (!logsErrors) {
          expect(await reader.read('problems()')).toEqual([]);
        }
      } finally {
        await driver.close();
      }
    });
  });
}

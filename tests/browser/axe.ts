import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults} from 'axe-core';
import type {Page} from 'playwright-core';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every axe rule that the page breaks, with the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

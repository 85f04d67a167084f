import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults} from 'axe-core';
import type {Page} from 'playwright-core';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What fades in or out has no colours of its own yet: a menu that closes is not read while it does. */
const animationsDone = `
  new Promise((resolve) => {
    const look = () => {
      const isMoving = document.getAnimations().some(
        ({playState, effect}) =>
          playState === 'running' && effect.getComputedTiming().endTime !== Infinity,
      );
      isMoving ? requestAnimationFrame(look) : resolve();
    };
    look();
  })
`;

/** Every axe rule that the page breaks, with the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(animationsDone);
  await page.evaluate(axe);
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

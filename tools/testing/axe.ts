import fs from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults, ContextObject} from 'axe-core';
import type {Page} from 'playwright-core';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** While an element fades in or out, its colors are not final. */
const animationsDone = `
  new Promise((resolve) => {
    const look = () => {
      const isMoving = document.getAnimations().some(
        ({playState, effect, timeline}) =>
          timeline === document.timeline && playState === 'running' && effect.getComputedTiming().endTime !== Infinity,
      );
      isMoving ? requestAnimationFrame(look) : resolve();
    };
    look();
  })
`;

/**
 * Every axe rule that the page breaks, with the elements that break it. All rules run. Only violations are reported in detail: axe
 * would otherwise describe each of the thousands of elements that pass.
 *
 * @param within selector of the only element to check, or what axe includes and excludes. By default, the page
 */
export async function violations(
  page: Page,
  within: string | ContextObject = 'html',
): Promise<string[]> {
  await page.evaluate(animationsDone);
  if (!(await page.evaluate("'axe' in window"))) {
    await page.evaluate(axe);
  }
  const found = (await page.evaluate(
    `axe.run(${JSON.stringify(within)}, {resultTypes: ['violations']}).then(({violations}) => violations)`,
  )) as AxeResults['violations'];
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/**
 * Colors change at once. Otherwise, parts of a page that the browser has not laid out (`content-visibility: auto`) keep the colors
 * of the other theme until they are scrolled into view.
 */
const withoutTransitions = `
  const style = new CSSStyleSheet();
  style.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(style);
`;

/**
 * Violations in the light and in the dark theme, with the theme in front of each. The page must follow the color scheme of the
 * system, as it does until its reader chooses one.
 */
export async function violationsInBothThemes(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(withoutTransitions);
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: theme});
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    found.push(...(await violations(page, within)).map((violation) => `${theme}: ${violation}`));
  }
  return found;
}

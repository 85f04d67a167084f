// @ts-check

/**
 * Moves the mouse: the website defers hydration until the first interaction.
 *
 * @param {import('playwright-core').Page} page
 */
export async function triggerHydration(page) {
  // Two positions, since the mouse does not move to where it already is.
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
}

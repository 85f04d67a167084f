// @ts-check

/**
 * Moves the mouse: a page of the website sleeps until its reader does more than look.
 *
 * @param {import('playwright-core').Page} page
 */
export async function wake(page) {
  // Two places: where the mouse is already, it would not move.
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
}

// @ts-check

/**
 * Moves the mouse: the website defers hydration until the first interaction.
 *
 * @param {import('playwright-core').Page} page
 */
export async function triggerHydration(page) {
  // The first movement in a document has no distance, and the browser may merge movements of one frame.
  for (let position = 3; position <= 10; position += 1) {
    await page.mouse.move(position, position);
  }
}

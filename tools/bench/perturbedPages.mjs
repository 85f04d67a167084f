// @ts-check
/**
 * Creates a larger site from a small one: copies of its pages, in which one of eight words is changed, so that the number of
 * different words grows as on a larger site. The result is deterministic.
 *
 * @param {any[]} pages packed pages of the index files
 * @param {number} sections minimum number of sections of the result
 */
export function perturbedPages(pages, sections) {
  let seed = 1;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
  /** @param {string | null | undefined} text */
  const change = (text) =>
    text?.replaceAll(/[\p{L}\p{N}]{3,}/gu, (word) =>
      random() < 1 / 8 ? word.slice(0, -1) + letter() : word,
    ) ?? text;
  const count = (/** @type {any[]} */ list) =>
    list.reduce((sum, page) => sum + page.sections.length, 0);
  const copies = Math.ceil(sections / count(pages));
  return Array.from({length: copies}, (_, copy) =>
    pages.map((page) =>
      copy === 0
        ? page
        : {
            ...page,
            url: `${page.url}-${copy}`,
            pageTitle: change(page.pageTitle),
            sections: page.sections.map(
              (/** @type {any[]} */ [anchor, headings, content, hidden]) => [
                anchor,
                headings.map(change),
                change(content),
                change(hidden),
              ],
            ),
          },
    ),
  ).flat();
}

import type {Page} from 'playwright-core';

/** The fields of a record that are compared with its page. */
export type PageRecord = {
  url: string;
  anchor: string;
  type: string;
  position: number;
  content: string;
  is_definition?: true;
} & Record<`hierarchy_lvl${1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** What is not indexed of a page: navigation, code, and what repeats other pages. */
const omitted = [
  'nav, footer, aside, button, script, style, noscript, template, svg, form, iframe, select, textarea, time, pre',
  '[aria-hidden="true"], [hidden]:not([role="tabpanel"])',
  '.hash-link, .markdown-menu, .theme-doc-toc-mobile, .table-of-contents, .theme-doc-version-badge, .theme-doc-version-banner',
  '.avatar, [class*="cardContainer"]',
  '.plugin-blog article > header > :not(h1)',
].join();

function wordsOf(text: string): string[] {
  return text
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
}

/** The words that a browser displays in the content of a page, in lower case: styles may transform letters. */
export async function displayedWords(page: Page): Promise<string[]> {
  const text = await page.evaluate((selector) => {
    const main = document.querySelector('main');
    main?.querySelectorAll(selector).forEach((element) => element.remove());
    main?.querySelectorAll('[role="tabpanel"]').forEach((panel) => panel.removeAttribute('hidden'));
    main?.querySelectorAll('details').forEach((details) => {
      details.open = true;
      details.removeAttribute('data-collapsed');
    });
    main?.querySelectorAll('img').forEach((image) => image.replaceWith(` ${image.alt} `));
    // The names of definitions that an attribute contains are not displayed.
    const names = Array.from(main?.querySelectorAll('[data-search-definition]') ?? [], (element) =>
      element.getAttribute('data-search-definition'),
    );
    // Without the title of the page, which a record has even if the page does not display it.
    main?.querySelector('h1')?.remove();
    return [...names, main?.innerText ?? ''].join(' ');
  }, omitted);
  return wordsOf(text);
}

/** The words of the records of a page, without the title of the page, in lower case. */
export function recordWords(records: PageRecord[]): string[] {
  return records.flatMap(({content, ...record}) => {
    const headings = ([2, 3, 4, 5, 6] as const).map((level) => record[`hierarchy_lvl${level}`]);
    const own = headings.filter((heading) => heading !== null).at(-1) ?? '';
    return [...wordsOf(own), ...wordsOf(content)];
  });
}

/** In characters. A longer selection is rarely meant as a query. */
const maxLength = 100;

/** Returns the text that is selected on the page, to search for it; empty if it is longer than 100 characters. */
export function selectedText(): string {
  const text = String(window.getSelection() ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= maxLength ? text : '';
}

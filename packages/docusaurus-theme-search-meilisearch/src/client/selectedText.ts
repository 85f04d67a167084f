/** Characters; a longer selection is a passage, not a query. */
const maxLength = 100;

/** What is selected on the page, as a first query; empty where it is too long for one. */
export function selectedText(): string {
  const text = String(window.getSelection() ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= maxLength ? text : '';
}

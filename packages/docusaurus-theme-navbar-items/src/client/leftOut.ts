/** Marks, in the HTML of a page, the place of an item that the server check left out. */
export const leftOutAttribute = 'data-navbar-item-left-out';

function marksOfPage(): string[] {
  return Array.from(
    document.querySelectorAll(`[${leftOutAttribute}]`),
    (mark) => mark.getAttribute(leftOutAttribute) ?? '',
  );
}

/**
 * Keys of the items that threw when the server check rendered them. On the server the check fills it before any page is rendered; in
 * a browser it is read from the page, so that hydration leaves out what the page does not hold.
 */
export const leftOut = new Set<string>(typeof document === 'undefined' ? [] : marksOfPage());

/** The key of an item at its place (`desktop`, `dropdown`, …). */
export function leftOutKey(position: string, place: string): string {
  return `${position} ${place}`;
}

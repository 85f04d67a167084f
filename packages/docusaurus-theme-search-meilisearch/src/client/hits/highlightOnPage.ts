import {highlightParts} from '../../engine/text/highlightMarks';
import {withoutSlash} from '../../paths';
import type {SearchHit} from '../../search';

/** Name of the highlight, for `::highlight(search-match)` in stylesheets. */
const highlightName = 'search-match';

/** Attribute of `<html>` while words are highlighted. Without it, the style of the highlight would be computed for each element of each page. */
const highlightAttribute = 'data-search-match';

/** Maximum number of ranges, so that a frequent word on a long page does not slow it down. */
const maxRanges = 500;

/** Number of letters from which the beginning of a word is highlighted. */
const minPrefixLength = 3;

/** Returns the words that a hit marks, without duplicates. The words of its text are as they are written on the page. */
function markedWords({marked}: SearchHit): string[] {
  const words = [...marked.headings, marked.pageTitle, marked.content]
    .flatMap(highlightParts)
    .filter(({isMatch}) => isMatch)
    .map((part) => part.text.trim().toLowerCase())
    .filter(Boolean);
  return Array.from(new Set(words));
}

/** Whether a character belongs to a word in a script that separates words by spaces. Such scripts, unlike Hangul or Han, have cases. */
function isWordCharacter(character: string): boolean {
  return /\d/.test(character) || character.toLowerCase() !== character.toUpperCase();
}

/** Whether a match starts within a longer word, or is a short part of one. `Title` in `setTitle` is a word. */
function isWithinWord(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const first = text.charAt(start);
  const isCamelCase = before === before.toLowerCase() && first !== first.toLowerCase();
  return (
    isWordCharacter(first) &&
    ((isWordCharacter(before) && !isCamelCase) ||
      (end - start < minPrefixLength && isWordCharacter(text.charAt(end))))
  );
}

/** Returns the ranges of the words in the text of an element. */
function rangesOf(words: string[], root: Node): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const text = node.data.toLowerCase();
    // For some letters, the lower case is longer.
    for (const word of text.length === node.data.length ? words : []) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        if (ranges.length === maxRanges) {
          return ranges;
        }
        if (!isWithinWord(node.data, at, at + word.length)) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  return ranges;
}

let stop = () => {};

/**
 * Highlights the words that a hit marks on its page, until Escape is pressed or another page is opened. Call it before the
 * router opens the hit: it waits until the page is rendered.
 *
 * It uses the CSS Custom Highlight API, which does not change the elements of the page. In browsers without it, nothing is highlighted.
 *
 * @see https://developer.mozilla.org/docs/Web/API/CSS_Custom_Highlight_API
 */
export function highlightOnPage(hit: SearchHit): void {
  stop();
  const words = markedWords(hit);
  const path = withoutSlash(new URL(hit.url, window.location.href).pathname);
  const isPage = () => withoutSlash(window.location.pathname) === path;
  const app = document.getElementById('__docusaurus');
  if (typeof Highlight === 'undefined' || words.length === 0 || !app) {
    return;
  }
  let frame = 0;
  const highlight = () => {
    // Without the table of contents, which is beside the article.
    const main = document.querySelector('main article') ?? document.querySelector('main') ?? app;
    CSS.highlights.set(highlightName, new Highlight(...rangesOf(words, main)));
    document.documentElement.setAttribute(highlightAttribute, '');
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    if (isPage()) {
      // Also when the page changes later: React may replace its text, and tabs show other text.
      frame = requestAnimationFrame(highlight);
    } else {
      stop();
    }
  });
  const press = ({key, target}: KeyboardEvent) => {
    // Escape in the modal only closes the modal.
    if (key === 'Escape' && !(target as Element).closest('dialog')) {
      stop();
    }
  };
  stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', press);
    CSS.highlights.delete(highlightName);
    document.documentElement.removeAttribute(highlightAttribute);
    stop = () => {};
  };
  observer.observe(app, {childList: true, characterData: true, subtree: true});
  document.addEventListener('keydown', press);
  if (isPage()) {
    frame = requestAnimationFrame(highlight);
  }
}

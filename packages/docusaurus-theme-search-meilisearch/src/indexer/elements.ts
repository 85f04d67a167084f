import {findOne, textContent} from 'domutils';
import type {Element, ParentNode} from 'domhandler';

// Docusaurus adds a zero-width space to headings, as the text of their hash link.
const invisible = /[\u200b-\u200d\u2060\ufeff\ue000\ue001]/g;

/** Returns a function that says whether an element has a class. */
export function hasClass(name: string): (element: Element) => boolean {
  return ({attribs}) => (attribs.class ?? '').split(/\s+/).includes(name);
}

/** Returns the first element with a class, in document order. */
export function findByClass({children}: ParentNode, name: string): Element | null {
  return findOne(hasClass(name), children, true);
}

/** Returns the first element with a tag name, in document order. */
export function findByName({children}: ParentNode, name: string): Element | null {
  return findOne((element) => element.name === name, children, true);
}

/** Normalizes whitespace, and removes invisible characters. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Returns the clean text of an element. */
export function visibleText(element: Element): string {
  return cleanText(textContent(element));
}

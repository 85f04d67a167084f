import {expect, it} from 'vitest';
import {isTag, isText, type ChildNode} from 'domhandler';
import {htmlFiles} from './htmlFiles';

/** Five and more English words in a row: a sentence, not a name, a path or a menu entry. */
const englishSentence = /\b[A-Za-z]?[a-z']+(?: [a-z']{1,20}){4,}\b/;

const isExempt = (name: string, lang: string | undefined) =>
  ['code', 'kbd', 'pre', 'script', 'style'].includes(name) || (lang !== undefined && lang !== 'ko');

const spoken = ['aria-label', 'title', 'alt', 'placeholder'];
const describing = ['description', 'og:description', 'og:title'];

/** Texts of a page that a reader sees or hears, without code and what is marked as another language. */
function texts(nodes: ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    if (isText(node)) {
      return [node.data];
    }
    if (!isTag(node) || isExempt(node.name, node.attribs.lang)) {
      return [];
    }
    const {attribs} = node;
    const isDescription = describing.includes(attribs.name ?? attribs.property ?? '');
    return [
      ...spoken.flatMap((name) => attribs[name] ?? []),
      ...(isDescription ? [attribs.content ?? ''] : []),
      ...texts(node.children),
    ];
  });
}

it('no page of the Korean site speaks English by accident', () => {
  const found = htmlFiles('ko').flatMap(({route, document}) =>
    texts(document.children)
      // A Korean text may quote a message as the reader meets it.
      .filter((text) => englishSentence.test(text) && !/[가-힣]/.test(text))
      .map((text) => `${route}: ${text.trim().slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

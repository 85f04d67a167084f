import {expect, it} from 'vitest';
import {isTag, isText, type ChildNode} from 'domhandler';
import {htmlFiles} from './htmlFiles';

/** At least five English words in a row: a sentence, not a name, a path or a menu item. */
const englishSentence = /\b[A-Za-z]?[a-z']+(?: [a-z']{1,20}){4,}\b/;

const isExempt = (name: string, lang: string | undefined) =>
  ['code', 'kbd', 'pre', 'script', 'style'].includes(name) || (lang !== undefined && lang !== 'ko');

const spoken = ['aria-label', 'title', 'alt', 'placeholder'];
const describing = ['description', 'og:description', 'og:title'];

/** Text that readers see or hear, without code and text marked as another language. */
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

it('no Korean page has an English sentence', () => {
  const found = htmlFiles('ko').flatMap(({route, document}) =>
    texts(document.children)
      // Korean text may quote an English message.
      .filter((text) => englishSentence.test(text) && !/[가-힣]/.test(text))
      .map((text) => `${route}: ${text.trim().slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

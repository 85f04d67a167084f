import {describe, expect, it} from 'vitest';
import {structureProblems} from './structure';
import {unitsOf} from './translationUnits';

/** Problems of a translation of a text. */
const problemsOf = (source: string, translation: string): string[] =>
  structureProblems(unitsOf('en.md', source), unitsOf('fr.md', translation));

const head = `---
title: Menus
sidebar_position: 3
keywords: [menu]
---
`;

describe('a translation is reported, with its line, if it', () => {
  it.each<[name: string, source: string, translation: string, ...problems: string[]]>([
    // Headings
    [
      'lacks a heading',
      '## A {#a}\n\nB\n\n### C {#c}',
      '## A {#a}\n\nB',
      '1: heading 3 {#c} of line 5 of the source is missing',
    ],
    [
      'has another level or id',
      '### A {#a}',
      '## A {#a}',
      '1: heading 2 {#a} is not in the source',
      '1: heading 3 {#a} of line 1 of the source is missing',
    ],
    [
      'has headings in another order',
      '## A {#a}\n\n## B {#b}\n\n## C {#c}',
      '## B {#b}\n\n## A {#a}\n\n## C {#c}',
      '1: heading 2 {#b} has another place in the source',
    ],
    // Blocks
    [
      'lacks a paragraph',
      'A\n\nB\n\n- C',
      'A\n\n- C',
      '3: expected paragraph of line 3 of the source, found paragraph that starts an item of a list',
    ],
    [
      'has another list',
      '- A',
      '1. A',
      '1: expected paragraph that starts an item of a list of line 1 of the source, found paragraph that starts an item of a numbered list',
    ],
    [
      'lacks a cell',
      '| A | B |\n| --- | --- |\n| C | D |',
      '| A | B |\n| --- | --- |\n| C |',
      '3: expected table row with 2 cells of line 3 of the source, found table row with 1 cells',
    ],
    [
      'has another admonition',
      ':::caution A\n\nB\n\n:::',
      ':::info A\n\nB\n\n:::',
      '1: expected admonition caution of line 1 of the source, found admonition info',
    ],
    [
      'has another tag',
      '<TabItem value="one" label="One">\n\nA\n\n</TabItem>',
      '<TabItem value="two" label="Un">\n\nA\n\n</TabItem>',
      '1: expected <TabItem value="one" label> of line 1 of the source, found <TabItem value="two" label>',
    ],
    [
      'changes code',
      '```rust\n// A comment\n```',
      '```rust\n// Un commentaire\n```',
      '1: the code block differs, see line 1 of the source',
    ],
    // Parts of a line
    ['lacks code', '\n\nA `menu`', 'Un menu', '1: `menu` is missing, see line 3 of the source'],
    [
      'adds code',
      'A menu of items',
      'Un `menu`. `other`',
      '1: `other` is not in the source, see line 1 of the source',
    ],
    [
      'has another number',
      'Wait 1.5 seconds for 1,000 items.',
      'Attendez 2,5 secondes pour 1\u{202F}000 éléments.',
      '1: number 15 is missing, see line 1 of the source',
      '1: number 25 is not in the source, see line 1 of the source',
    ],
    [
      'has another link target, and leaves a link text',
      '[two kinds of menus](/menu.md#kinds) and [the other kinds of menus](/a.md)',
      '[deux sortes de menus](/menu.md#build) et [the other kinds of menus](/a.md)',
      '1: link to /menu.md#kinds is missing, see line 1 of the source',
      '1: link to /menu.md#build is not in the source, see line 1 of the source',
      '1: the link text "the other kinds of menus" is not translated, see line 1 of the source',
    ],
    [
      'has another picture, and leaves an alternative text',
      '![An open menu](picture:menu)',
      '![An open menu](picture:other)',
      '1: picture picture:menu is missing, see line 1 of the source',
      '1: picture picture:other is not in the source, see line 1 of the source',
      '1: the alternative text of picture:other is missing or not translated, see line 1 of the source',
    ],
    [
      'lacks a key',
      'Press <kbd>Esc</kbd>.',
      'Appuyez sur Esc</kbd>.',
      '1: tag <kbd> is missing, see line 1 of the source',
    ],
    // Front matter
    [
      'has other front matter',
      head,
      head.replace('3', '4').replace(/keywords.*\n/, ''),
      '1: the front matter must have the same values as the source: {"sidebar_position":3}',
      '1: the front matter has no keywords',
    ],
  ])('%s', (_name, source, translation, ...problems) => {
    expect(problemsOf(source, translation)).toEqual(problems.map((problem) => `fr.md:${problem}`));
  });
});

import {expect, it} from 'vitest';
import {structureProblems} from './structureProblems';
import {translationPage} from './translations';

const head = `---
title: Menus
sidebar_position: 3
keywords: [menu]
---
`;

it.each<[name: string, source: string, translation: string, ...problems: string[]]>([
  [
    'lacks a section',
    '## A {#a}\n\nB\n\n### C {#c}',
    '## A {#a}\n\nB',
    '1: the section c of the source is missing',
  ],
  [
    'has another id, or another level',
    '## A {#a}\n\n## B {#b}',
    '## A {#c}\n\n### B {#b}',
    '1: the section c is not in the source',
    '1: the section a of the source is missing',
    '3: expected h2 as in line 3 of the source, found h3',
  ],
  [
    'has sections in another order',
    '## A {#a}\n\n## B {#b}\n\n## C {#c}',
    '## B {#b}\n\n## A {#a}\n\n## C {#c}',
    '1: the section b has another place in the source',
  ],
  [
    'lacks a paragraph before code',
    'A\n\nB\n\n```sh\nc\n```',
    'A\n\n```sh\nc\n```',
    '3: expected text as in line 3 of the source, found code',
  ],
  [
    'lacks a row',
    '| A | B |\n| --- | --- |\n| C | D |\n| E | F |',
    '| A | B |\n| --- | --- |\n| C | D |',
    '3: expected text as in line 4 of the source, found the next section',
  ],
  [
    'has an item more',
    '- A',
    '- A\n- B',
    '2: expected the next section as in line 1 of the source, found text',
  ],
  [
    'has another admonition',
    ':::caution A\n\nB\n\n:::',
    ':::info A\n\nB\n\n:::',
    '1: expected text :::caution as in line 1 of the source, found text :::info',
  ],
  [
    'changes code',
    '```rust\n// A comment\n```',
    '```rust\n// Un commentaire\n```',
    '1: the code block differs, see line 1 of the source',
  ],
  [
    'has another number',
    'Wait 1.5 seconds for 1,000 items.',
    'Attendez 2,5 secondes pour 1\u{202F}000 éléments.',
    '1: the numbers 1.5 are missing, see line 1 of the source',
  ],
  [
    'has another tag',
    '<TabItem value="one" label="One">\n\nPress <kbd>Esc</kbd>.\n\n</TabItem>',
    '<TabItem value="two" label="Un">\n\nAppuyez sur Esc</kbd>.\n\n</TabItem>',
    '1: the tags differ from <TabItem value="one" label>, see line 1 of the source',
    '3: the tags differ from </kbd> <kbd>, see line 3 of the source',
  ],
  [
    'has other front matter',
    head,
    head.replace('3', '4').replace(/keywords.*\n/, ''),
    '1: the front matter must have the same values as the source: [["sidebar_position",3]]',
    '1: the front matter has no keywords',
  ],
])('a translation is reported, with its line, if it %s', (_name, source, text, ...problems) => {
  expect(
    structureProblems(translationPage('en.md', source), translationPage('fr.md', text)),
  ).toEqual(problems.map((problem) => `fr.md:${problem}`));
});

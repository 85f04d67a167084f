import {expect, it} from 'vitest';
import {drawingProblems, frontMatterProblems, headingProblems, imageProblems} from './pageProblems';
import {parsePage, type Page} from './readPage';

const head = `---
title: Trays
description: An icon in the tray of the system, with a menu that changes while it is open.
sidebar_position: 3
keywords: [tray]
---
`;
const file = 'website/docs/guides/tray.md';

it.each<[name: string, check: (page: Page) => string[], text: string, ...problems: string[]]>([
  [
    'a short description',
    frontMatterProblems,
    head.replace(/(description: ).*/, '$1A tray.'),
    ':3: the description has 7 characters, it should have 50 to 160',
  ],
  [
    'no front matter',
    frontMatterProblems,
    'Text.\n',
    ':1: the title is missing',
    ':1: the description is missing',
    ':1: the list of keywords is missing',
    ':1: sidebar_position is missing or not an integer',
  ],
  [
    'wrong headings',
    headingProblems,
    `${head}## A {#a}\n\`\`\`shell\n## no heading\n\`\`\`\n### B\n## C {#a}\n# D {#d}\n`,
    ':11: the heading has no id, such as {#set-up}',
    ':12: the id "a" is that of line 7',
    ':13: the title belongs in the front matter, headings start at ##',
  ],
  [
    'other images',
    imageProblems,
    '![A menu](picture:menu) `<img>` `![](x.png)`\n![A menu](menu.png)\n<img src="x.png" />',
    ':2: write a picture as ![alternative text](picture:name)',
    ':3: write a picture as ![alternative text](picture:name)',
  ],
  [
    'a drawing without a label',
    drawingProblems,
    '<WindowDrawing\n  title=""\n/>',
    ': <WindowDrawing> has no title, its text alternative',
    ': <WindowDrawing> has no caption that says that it is a drawing',
  ],
])('%s', (_name, check, text, ...problems) => {
  expect(check(parsePage(file, text))).toEqual(problems.map((problem) => file + problem));
});

it('front matter that is not YAML is an error', () => {
  expect(() => parsePage(file, '---\ntitle: [\n---\n')).toThrow(/unexpected end of the stream/);
});

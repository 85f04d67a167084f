import {expect, it} from 'vitest';
import {
  drawingProblems,
  frontMatterProblems,
  headingProblems,
  linkProblems,
  pictureProblems,
  recipeProblems,
  routedDraftProblems,
} from './pageProblems';
import {parsePage, type Page} from './readPage';

const head = `---
title: Trays
description: An icon in the tray of the system, with a menu that changes while it is open.
sidebar_position: 3
keywords: [tray]
---
`;
const recipe = 'website/docs/recipes/bridge.md';

const sizes: Record<string, string[]> = {menu: ['9x5', '9x5'], tray: ['9x5', '4x2']};
const pictures = (page: Page) => pictureProblems(page, (name) => sizes[name] ?? []);
const links = (page: Page) =>
  linkProblems(page, (doc) => (doc === '/guides/menu.md' ? new Set(['items']) : undefined));
const drafts = (page: Page) => routedDraftProblems([page], new Set(['/v1/recipes/bridge']));

const drawing = `${head}
import WindowDrawing from '@site/src/components/diagrams/WindowDrawing';

<WindowDrawing
  title=""
/>
`;

type Check = (page: Page) => string[];

it.each<[name: string, check: Check, text: string, ...problems: string[]]>([
  [
    'no description',
    frontMatterProblems,
    head.replace(/description.*\n/, ''),
    '1: the description is missing',
  ],
  [
    'a short description',
    frontMatterProblems,
    head.replace(/(description: ).*/, '$1A tray.'),
    '3: the description has 7 characters, it should have 50 to 160',
  ],
  [
    'no front matter',
    frontMatterProblems,
    'Text.\n',
    '1: the title is missing',
    '1: the description is missing',
    '1: the list of keywords is missing',
    '1: sidebar_position is missing or not an integer',
  ],
  [
    'wrong headings',
    headingProblems,
    `${head}## A {#a}\n\`\`\`shell\n## no heading\n\`\`\`\n### B\n## C {#a}\n# D {#d}\n`,
    '11: the heading has no id, such as {#set-up}',
    '12: the id "a" is that of line 7',
    '13: the title belongs in the front matter, headings start at ##',
  ],
  [
    'dead links',
    links,
    `${head}## A {#a}
[Above](#a), [menus](/guides/menu.md#items), [a site](https://example.org/#x), [about](/about/intro), \`[no](link.md)\`
[dead page](/guides/mneu.md), [dead anchor](/guides/menu.md#itmes), [dead one here](#b), [relative](menu.md)
`,
    '9: there is no page /guides/mneu.md',
    '9: /guides/menu.md has no heading #itmes',
    '9: this page has no heading #b',
    '9: menu.md must start at the root of the docs, with a slash',
  ],
  [
    'wrong pictures',
    pictures,
    `![](picture:menu)
![A menu](picture:mneu)
![A tray](picture:tray)
![A menu](menu.png)
<img src="x.png" />`,
    '5: write a picture as ![alternative text](picture:name)',
    '1: the picture menu has no alternative text',
    '2: website/pictures has no picture mneu',
    '3: the files of tray differ in size: 9x5, 4x2',
    '4: menu.png is not a picture of website/pictures, such as picture:menu',
  ],
  [
    'a drawing without a label',
    drawingProblems,
    drawing,
    '10: <WindowDrawing> has no title, its text alternative',
    '10: <WindowDrawing> has no caption that says that it is a drawing',
  ],
  [
    'a draft in the site',
    drafts,
    head.replace('title', 'draft: true\ntitle'),
    ' is a draft, and yet the site has the page /v1/recipes/bridge',
  ],
  [
    'a recipe that is no draft',
    (page) => recipeProblems([page]),
    head,
    '1: a recipe must have "draft: true" in its front matter',
  ],
])('%s', (_name, check, text, ...problems) => {
  expect(check(parsePage(recipe, text))).toEqual(problems.map((it) => `${recipe}:${it}`));
});

it('front matter that is not YAML is an error', () => {
  expect(() => parsePage(recipe, '---\ntitle: [\n---\n')).toThrow(/unexpected end of the stream/);
});

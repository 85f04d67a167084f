import {describe, expect, it} from 'vitest';
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

const page = (text: string, file = 'website/docs/guides/tray.md'): Page => parsePage(file, text);

describe('front matter', () => {
  it('without a description is reported', () => {
    expect(frontMatterProblems(page(head.replace(/description.*\n/, '')))).toEqual([
      'website/docs/guides/tray.md:1: the description is missing',
    ]);
  });

  it('with a wrong description is reported with its line', () => {
    expect(frontMatterProblems(page(head.replace(/(description: ).*/, '$1A tray.')))).toEqual([
      'website/docs/guides/tray.md:3: the description has 7 characters, it should have 50 to 160',
    ]);
  });

  it('that is missing is reported for each field', () => {
    expect(frontMatterProblems(page('Text.\n'))).toHaveLength(4);
  });

  it('that is not YAML is an error', () => {
    expect(() => page('---\ntitle: [\n---\n')).toThrow(/unexpected end of the stream/);
  });
});

describe('headings', () => {
  it('without an id, with a duplicate id, or of the first level are reported with their lines', () => {
    const text = `${head}
## Show a tray {#show}

\`\`\`shell
## not a heading
\`\`\`

### Its menu

## Show it again {#show}

# Trays {#trays}
`;
    expect(headingProblems(page(text))).toEqual([
      'website/docs/guides/tray.md:14: the heading has no id, such as {#set-up}',
      'website/docs/guides/tray.md:16: the id "show" is that of line 8',
      'website/docs/guides/tray.md:18: the title belongs in the front matter, headings start at ##',
    ]);
  });
});

describe('links', () => {
  it('to missing pages and headings are reported with their lines', () => {
    const text = `${head}
## Show a tray {#show}

See [above](#show), [menus](/guides/menu.md#items), [the site](https://example.org/#x) and [about](/about/intro).
A [dead page](/guides/mneu.md), a [dead anchor](/guides/menu.md#itmes), a [dead one here](#shwo)
and a [relative one](menu.md). \`[no](link.md)\`
`;
    const menu = new Set(['items']);
    expect(
      linkProblems(page(text), (doc) => (doc === '/guides/menu.md' ? menu : undefined)),
    ).toEqual([
      'website/docs/guides/tray.md:11: there is no page /guides/mneu.md',
      'website/docs/guides/tray.md:11: /guides/menu.md has no heading #itmes',
      'website/docs/guides/tray.md:11: this page has no heading #shwo',
      'website/docs/guides/tray.md:12: menu.md must start at the root of the docs, with a slash',
    ]);
  });
});

describe('pictures', () => {
  const sizes: Record<string, string[]> = {
    menu: ['960x520', '960x520'],
    tray: ['960x520', '480x260'],
  };
  const sizesOf = (name: string) => sizes[name] ?? [];
  const withPicture = (line: string) => page(`${head}\n${line}\n`);

  it('with a text and files of one size are fine, and so is code', () => {
    const text = '![An open menu](picture:menu "Menu") `<img>` `![](x.png)`';
    expect(pictureProblems(withPicture(text), sizesOf)).toEqual([]);
  });

  it.each([
    ['![](picture:menu)', 'the picture menu has no alternative text'],
    ['![A menu](picture:mneu)', 'website/pictures has no picture mneu'],
    ['![A tray](picture:tray)', 'the files of tray differ in size: 960x520, 480x260'],
    ['![A menu](menu.png)', 'menu.png is not a picture of website/pictures, such as picture:menu'],
    ['<img src="x.png" />', 'write a picture as ![alternative text](picture:name)'],
  ])('%s is reported with its line', (text, problem) => {
    expect(pictureProblems(withPicture(text), sizesOf)).toEqual([
      `website/docs/guides/tray.md:8: ${problem}`,
    ]);
  });
});

describe('drawings', () => {
  const withDrawing = (title: string, caption: string) =>
    page(`${head}
import WindowDrawing from '@site/src/components/diagrams/WindowDrawing';

<WindowDrawing
  title="${title}"
  caption="${caption}"
  windows={[{ title: 'Alert', rows: [{ text: 'No' }] }]}
/>
`);

  it('without a label are reported with their line', () => {
    expect(drawingProblems(withDrawing('An alert', 'Drawing'))).toEqual([]);
    expect(drawingProblems(withDrawing('', ''))).toEqual([
      'website/docs/guides/tray.md:10: <WindowDrawing> has no title, its text alternative',
      'website/docs/guides/tray.md:10: <WindowDrawing> has no caption that says that it is a drawing',
    ]);
  });
});

describe('drafts', () => {
  const draft = page(
    head.replace('title', 'draft: true\ntitle'),
    'website/docs/references/recipes/bridge.md',
  );

  it('that have a page in the site are reported', () => {
    const routes = new Set(['/v1/references/recipes/bridge']);
    expect(routedDraftProblems([draft], routes)).toEqual([
      'website/docs/references/recipes/bridge.md: is a draft, and yet the site has the page /v1/references/recipes/bridge',
    ]);
    expect(routedDraftProblems([draft], new Set(['/v1/references']))).toEqual([]);
  });

  it('must be all recipes', () => {
    const published = page(head, 'website/docs/references/recipes/bridge.md');
    expect(recipeProblems([draft, published])).toEqual([
      'website/docs/references/recipes/bridge.md:1: a recipe must have "draft: true" in its front matter',
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import {structureProblems} from './structure';
import {unitsOf} from './translationUnits';

const english = `---
title: Menus
description: Add a menu to a window.
sidebar_position: 3
keywords: [menu]
---

A menu has \`items\` and [two kinds of separators](/guides/menu.md#kinds).

## Build a menu {#build}

Wait 1.5 seconds, then read the [JavaScript API](/api/js/menu.md). It has 1,000 items.

![An open menu](picture:menu)

- A first item.
- A second item.

:::caution Mind the gap

Menus can be empty.

:::

### Kinds {#kinds}

| Kind | Meaning |
| --- | --- |
| \`separator\` | A line. |

\`\`\`rust title="src/main.rs"
// A comment.
let menu = Menu::new();
\`\`\`

<Tabs>
<TabItem value="one" label="One window">

Press <kbd>Esc</kbd>.

</TabItem>
</Tabs>
`;

const french = `---
title: Menus
description: Ajoutez un menu à une fenêtre.
sidebar_position: 3
keywords: [menu, barre]
---

Un menu a des \`items\` et [deux sortes de séparateurs](/guides/menu.md#kinds).

## Créer un menu {#build}

Attendez 1,5 seconde, puis lisez la [JavaScript API](/api/js/menu.md). Elle a 1\u{202F}000 éléments.

![Un menu ouvert](picture:menu)

- Un premier élément.
- Un deuxième élément, avec des \`items\`.

:::caution Attention

Les menus peuvent être vides.

:::

### Sortes {#kinds}

| Sorte | Sens |
| --- | --- |
| \`separator\` | Une ligne. |

\`\`\`rust title="src/main.rs"
// A comment.
let menu = Menu::new();
\`\`\`

<Tabs>
<TabItem value="one" label="Une fenêtre">

Appuyez sur <kbd>Esc</kbd>.

</TabItem>
</Tabs>
`;

/** Problems of the French page after a change of it, and of the English page after another. */
function problemsOf(translation: string, source = english): string[] {
  return structureProblems(unitsOf('en.md', source), unitsOf('fr.md', translation));
}

it('a complete translation has no problem', () => {
  expect(problemsOf(french)).toEqual([]);
});

describe('a translation is reported, with its line, if it', () => {
  it.each<[string, string | RegExp, string, ...string[]]>([
    // Headings
    [
      'lacks a heading',
      /### Sortes .*\n/,
      '',
      '26: expected the end of heading 2 {#build} of the source, found table row with 2 cells',
      '1: heading 3 {#kinds} of line 25 of the source is missing',
    ],
    [
      'has another level or id',
      '### Sortes',
      '## Sortes',
      '25: heading 2 {#kinds} is not in the source',
      '1: heading 3 {#kinds} of line 25 of the source is missing',
    ],
    // Blocks
    [
      'lacks a paragraph',
      /Attendez.*\n\n/,
      '',
      '14: expected paragraph of line 14 of the source, found paragraph that starts an item of a list',
    ],
    [
      'has another list',
      '- Un premier élément.\n- Un',
      '1. Un premier élément.\n2. Un',
      '16: expected paragraph that starts an item of a list of line 16 of the source, found paragraph that starts an item of a numbered list',
    ],
    [
      'lacks a cell',
      '| `separator` | Une ligne. |',
      '| `separator` |',
      '29: expected table row with 2 cells of line 29 of the source, found table row with 1 cells',
    ],
    [
      'has another admonition',
      ':::caution',
      ':::info',
      '19: expected admonition caution of line 19 of the source, found admonition info',
    ],
    [
      'has another tag',
      '<TabItem value="one"',
      '<TabItem value="two"',
      '36: expected <Tabs> <TabItem value="one" label> of line 36 of the source, found <Tabs> <TabItem value="two" label>',
    ],
    ['changes code', 'A comment', 'Un commentaire', '31: the code block differs'],
    // Parts of a line
    ['lacks code', '`items` et', 'items et', '8: `items` is missing'],
    ['adds code', 'Un premier', 'Un `other`', '16: `other` is not in the source'],
    [
      'has another number',
      '1,5',
      '2,5',
      '12: number 15 is missing',
      '12: number 25 is not in the source',
    ],
    [
      'has another link target',
      'menu.md#kinds',
      'menu.md#build',
      '8: link to /guides/menu.md#kinds is missing',
      '8: link to /guides/menu.md#build is not in the source',
    ],
    [
      'leaves a link text',
      'deux sortes de séparateurs',
      'two kinds of separators',
      '8: the link text "two kinds of separators" is not translated',
    ],
    [
      'has another picture',
      '(picture:menu)',
      '(picture:other)',
      '14: picture picture:menu is missing',
      '14: picture picture:other is not in the source',
    ],
    [
      'leaves an alternative text',
      'Un menu ouvert',
      'An open menu',
      '14: the alternative text of picture:menu is missing or not translated',
    ],
    ['lacks a key', '<kbd>Esc', 'Esc', '39: tag <kbd> is missing'],
    // Front matter
    [
      'has another position',
      'sidebar_position: 3',
      'sidebar_position: 4',
      '1: the front matter must have the same values as the source: {"sidebar_position":3}',
    ],
    ['has no keywords', /keywords.*\n/, '', '1: the front matter has no keywords'],
  ])('%s', (_, wanted, replacement, ...problems) => {
    const changed = french.replace(wanted, replacement);
    expect(changed).not.toBe(french);
    expect(
      problemsOf(changed).map((problem) => problem.replace(/, see line \d+ of the source$/, '')),
    ).toEqual(problems.map((problem) => `fr.md:${problem}`));
  });
});

it('a problem in a paragraph is reported with the line of the source', () => {
  expect(problemsOf('Un menu', '\n\nA `menu`')).toEqual([
    'fr.md:1: `menu` is missing, see line 3 of the source',
  ]);
});

it('a translation with headings in another order is reported', () => {
  const sections = ['## One {#one}', '## Two {#two}', '## Three {#three}'];
  const [one = '', two = '', three = ''] = sections;
  expect(problemsOf([two, one, three].join('\n\n'), sections.join('\n\n'))).toEqual([
    'fr.md:1: heading 2 {#two} has another place in the source',
  ]);
});

it.each([
  ['a number in words', 'Two windows of 1024 pixels', 'Les 2 fenêtres de 1024 pixels'],
  ['a name with digits', 'There is no display', 'Il n’y a pas d’X11'],
  [
    'code instead of a pronoun',
    'The `menu` opens. It closes.',
    'Le `menu` s’ouvre. `menu` se ferme.',
  ],
  [
    'a link to a site in the language',
    '[MDN](https://developer.mozilla.org/en-US/docs/Web)',
    '[MDN](https://developer.mozilla.org/fr/docs/Web)',
  ],
  [
    'names in diagrams',
    '<CoreDiagram core="Core process" />',
    '<CoreDiagram core="Processus Core" />',
  ],
])('a translation may have %s', (_, source, translation) => {
  expect(problemsOf(translation, source)).toEqual([]);
});

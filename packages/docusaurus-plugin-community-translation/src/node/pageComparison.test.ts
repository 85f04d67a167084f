import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parsePage} from './page';
import {baselineOf, comparePages} from './pageComparison';
import {sectionProblems} from './sectionProblems';

const source = `---
title: Windows
description: How a window is opened, closed and moved.
sidebar_position: 3
---

A window shows a page of your application.

## Opening a window {#open}

The function opens a window with a label.

\`\`\`js title="main.js"
open('main'); // the label
\`\`\`

## Closing it {#close}

Closing is a matter of one call. [See the list][list].

| Platform | It works since when |
| -------- | ------------------- |
| macOS    | the very first version |

[list]: https://example.org
`;

const translation = `---
title: Fenêtres
description: Comment ouvrir, fermer et déplacer une fenêtre.
sidebar_position: 3
---

Une fenêtre montre une page de votre application.

## Ouvrir une fenêtre {#open}

La fonction ouvre une fenêtre avec un libellé.

\`\`\`js title="principal.js"
open('main'); // the label
\`\`\`

## La fermer {#close}

Un appel suffit pour la fermer. [Voir la liste][list].

| Plateforme | Depuis quand cela fonctionne |
| ---------- | ----------------- |
| macOS      | la toute première version |

[list]: https://example.org
`;

const statusOf = (from: string, to: string | null, recorded: string | null = source) =>
  comparePages(
    parsePage(from),
    to === null ? null : parsePage(to),
    recorded === null ? undefined : baselineOf(parsePage(recorded)),
  );

const kinds = (from: string, to: string) =>
  statusOf(from, to).differences.map(({kind, id}) => `${kind} ${id}`);

describe('status', () => {
  it('is current if nothing has changed', () => {
    expect(statusOf(source, translation)).toEqual({
      status: 'current',
      percent: 100,
      differences: [],
      hasSourceChanged: false,
    });
  });

  it.each([
    ['without a file', null],
    ['with the text of the source', source],
    ['with headings only', '## Ouvrir {#open}'],
  ])('is untranslated %s', (_, text) => {
    expect(statusOf(source, text)).toMatchObject({
      status: 'untranslated',
      percent: 0,
      differences: [],
    });
  });

  it('is partial if some text is not translated, with the translated share', () => {
    const partial = translation.replace(
      'La fonction ouvre une fenêtre avec un libellé.',
      'The function opens a window\nwith a label.',
    );
    // Six texts count: the description, three paragraphs and two cells.
    expect(statusOf(source, partial)).toMatchObject({
      status: 'partial',
      percent: 83,
      differences: [],
    });
  });

  it('is partial, not outdated, if a section was never translated', () => {
    const withoutClose = translation.replace(/## La fermer[\s\S]*/, '');
    expect(statusOf(source, withoutClose)).toMatchObject({
      status: 'partial',
      percent: 50,
      differences: [{id: 'close', title: 'Closing it', kind: 'missing'}],
      hasSourceChanged: false,
    });
    expect(statusOf(source, withoutClose, null).status).toBe('partial');
  });

  it('is outdated if the source got or lost a section since the baseline', () => {
    const shorter = source.replace(/## Closing[\s\S]*/, '');
    expect(statusOf(source, translation.replace(/## La fermer[\s\S]*/, ''), shorter)).toMatchObject(
      {
        status: 'outdated',
        differences: [{id: 'close', kind: 'missing'}],
        hasSourceChanged: true,
      },
    );
    expect(statusOf(shorter, translation, source)).toMatchObject({
      status: 'outdated',
      differences: [{id: 'close', kind: 'extra'}],
      hasSourceChanged: true,
    });
  });

  it.each([
    ['code', translation.replace("open('main')", "open('principal')")],
    ['extra', `${translation}\n## Et {#more}\n`],
    ['reordered', translation.replace(/(## Ouvrir[\s\S]*)(## La fermer[\s\S]*)/, '$2\n$1')],
  ])(
    'is different, not outdated, with a difference in %s and an unchanged source',
    (kind, text) => {
      expect(statusOf(source, text)).toMatchObject({
        status: 'different',
        differences: [{kind}],
        hasSourceChanged: false,
      });
    },
  );

  it('is unknown without a baseline, and lists the differences', () => {
    const page = statusOf(source, `${translation}\n## Et {#more}\n`, null);
    expect(page).toMatchObject({status: 'unknown', percent: 100});
    expect(page.differences).toEqual([
      {id: 'more', title: 'Et', kind: 'extra', translation: {id: 'more', title: 'Et'}},
    ]);
  });

  it('is machine if the front matter says so', () => {
    const machine = translation.replace('---\n', '---\ntranslation: machine\n');
    expect(statusOf(source, machine).status).toBe('machine');
  });

  it('does not count headings, single words, names, numbers and code', () => {
    const page =
      '## The same heading\n\nTauri\n\n- Tauri Apps\n- `the same code`\n- 10.13\n\nThis text differs.';
    expect(statusOf(page, page.replace('This text differs.', 'Un autre texte.'), page)).toEqual({
      status: 'current',
      percent: 100,
      differences: [],
      hasSourceChanged: false,
    });
  });

  it('counts text inside components and admonitions, but not their tags', () => {
    const page =
      '<Tabs groupId="which system">\n\nSome more text\n\n</Tabs>\n\n:::note A title here\n\nBody\n\n:::';
    expect(statusOf(page, page.replace('Some more text', 'Du texte en plus'), page).percent).toBe(
      50,
    );
  });
});

describe('differences', () => {
  it('ignore the title and the indentation of code', () => {
    const indented = translation.replace(/^```js[\s\S]*?^```/m, (code) =>
      code.replace(/^(?=.)/gm, '  '),
    );
    expect(kinds(source, indented)).toEqual([]);
  });

  it('match headings without ids by their order', () => {
    const withoutIds = (text: string) => text.replace(/ \{#\w+\}/g, '');
    const page = withoutIds(source);
    expect(statusOf(page, withoutIds(translation), page).status).toBe('current');
    const shorter = withoutIds(translation).replace(/## La fermer[\s\S]*/, '');
    expect(statusOf(page, shorter, page).differences).toEqual([
      {id: 'closing-it', title: 'Closing it', kind: 'missing'},
    ]);
  });

  it('require the explicit ids of the source', () => {
    expect(kinds(source, translation.replace(' {#close}', ''))).toEqual([
      'extra la-fermer',
      'missing close',
    ]);
  });

  it('ignore what readers do not see: imports, comments, positions, targets of reference links', () => {
    const noise = source
      .replace('sidebar_position: 3', 'sidebar_position: 4\nid: windows')
      .replace('https://example.org', 'https://example.com')
      .replace(
        '## Closing',
        "<!-- a note -->\n\n{/* another */}\n\nimport Tabs from '@theme/Tabs';\n\n## Closing",
      );
    expect(statusOf(noise, translation).status).toBe('current');
  });
});

// Each test generates 100 pages, which is slow on a busy machine.
describe('for any text', {timeout: 120_000}, () => {
  const word = fc.stringMatching(/^[a-z]{2,9}$/);
  const sentence = fc.array(word, {minLength: 3, maxLength: 12}).map((words) => words.join(' '));
  const sections = fc.uniqueArray(
    fc.record({id: fc.stringMatching(/^[a-z]{6,12}$/), text: sentence}),
    {
      minLength: 1,
      maxLength: 8,
      selector: ({id}) => id,
    },
  );
  const render = (list: {id: string; text: string}[]) =>
    list.map(({id, text}) => `## Heading {#${id}}\n\n${text}\n`).join('\n');
  const translate = (list: {id: string; text: string}[]) =>
    render(
      list.map(({id, text}) => ({
        id,
        text: text.toUpperCase().replace(/\w+/g, (name) => `${name}가 나`),
      })),
    );
  /** Arbitrary text with Markdown syntax. */
  const anything = fc
    .array(
      fc.oneof(
        fc.string({unit: 'binary'}),
        fc.constantFrom(
          ...'\n|\n\n|---|# a\n|## x {#|}|```|<Tabs|/>|{|:::|[a]: |    |\r\n|title: ['.split('|'),
          ...'<!--|<a b="|\t|- |> |`|**|\\|\u0000|\ud800'.split('|'),
        ),
        fc.constant('| - |'),
      ),
    )
    .map((parts) => parts.join(''));

  it('never throws, and gives a percentage between 0 and 100', () => {
    fc.assert(
      fc.property(anything, fc.option(anything), fc.option(anything), (from, to, recorded) => {
        expect(parsePage(from).sections.length).toBeGreaterThan(0);
        const {percent} = statusOf(from, to, recorded);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('gives the same result twice, and finds no difference between equal pages', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(parsePage(text)).toEqual(parsePage(text));
        expect(statusOf(text, text, text).differences).toEqual([]);
      }),
    );
  });

  it('ignores whitespace', () => {
    fc.assert(
      fc.property(sections, fc.constantFrom('  ', '\n', '\t'), (list, space) => {
        const page = render(list);
        const spaced = page.replace(/([a-z]) ([a-z])/g, `$1${space}$2`).replace(/\n\n/g, '\n\n\n');
        expect(baselineOf(parsePage(spaced))).toEqual(baselineOf(parsePage(page)));
      }),
    );
  });

  it('lists the section that has changed, and no other', () => {
    fc.assert(
      fc.property(sections, fc.nat(), sentence, (list, position, added) => {
        const index = position % list.length;
        const changed = list.map((section, at) =>
          at === index ? {...section, text: `${section.text} ${added}`} : section,
        );
        expect(statusOf(render(list), translate(list), render(list)).status).toBe('current');
        expect(statusOf(render(changed), translate(list), render(list))).toMatchObject({
          status: 'outdated',
          differences: [{id: list[index]?.id, kind: 'changed'}],
        });
      }),
    );
  });

  it('lists a removed section and an added section', () => {
    fc.assert(
      fc.property(sections, fc.nat(), (list, position) => {
        // Without its only section, the page would be untranslated.
        fc.pre(list.length > 1);
        const index = position % list.length;
        const fewer = list.filter((_, at) => at !== index);
        const id = list[index]?.id;
        expect(statusOf(render(list), translate(fewer), render(list)).differences).toEqual([
          {id, title: 'Heading', kind: 'missing'},
        ]);
        expect(statusOf(render(fewer), translate(list), render(fewer)).differences).toEqual([
          {id, title: 'Heading', kind: 'extra', translation: {id, title: 'Heading'}},
        ]);
      }),
    );
  });

  it('lists one reordered section if one was moved', () => {
    fc.assert(
      fc.property(sections, fc.nat(), fc.nat(), (list, from, to) => {
        const moved = [...list];
        const [section] = moved.splice(from % list.length, 1);
        moved.splice(to % list.length, 0, ...(section ? [section] : []));
        const {differences} = statusOf(render(list), translate(moved), render(list));
        expect(differences.every(({kind}) => kind === 'reordered')).toBe(true);
        expect(differences.length).toBe(moved.every((item, at) => item === list[at]) ? 0 : 1);
      }),
    );
  });
});

/** 100 KB of a text. */
const repeated = (text: string) => text.repeat(Math.ceil(100_000 / text.length));

// Before these were limited, each took between 5 and more than 15 seconds.
describe('the time for 100 KB grows with the length', () => {
  // Milliseconds of the processor, which other programs do not take from the test.
  const expectFast = (run: () => unknown) => {
    const start = process.cpuUsage();
    run();
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
  };

  it.each([
    `\`\`\`\na${repeated(' ')}x\n\`\`\``,
    `\`\`\`\n${repeated(' \n')}x\n\`\`\``,
    ...['`a ``b ', '](a', '<!-- ', '<code>', '# a\n', '# a-1\n# a\n', '# a {#a}\n'].map(repeated),
  ])('of a page: %#', (text) => expectFast(() => parsePage(text)));

  it.each(['# a\n', '# b\n', '## b\n', '# b {#b}\n'])('of headings and %j', (text) => {
    const [own, other] = [parsePage(repeated('# a\n')), parsePage(repeated(text))];
    const baseline = baselineOf(own);
    expectFast(() => comparePages(own, other, baseline));
  });

  it('of links', () => {
    const links = Array.from({length: 15_000}, (_, index) => `](${index}) `).join('');
    const [section] = parsePage(links).sections;
    expectFast(() => expect(section && sectionProblems(section, section)).toEqual([]));
  });
});

import fs from 'fs';
import path from 'path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {exportPages} from './exportPages';
import {importPages} from './importPages';
import {mark} from './mark';
import type {ExchangedSection, ExchangeFile} from './exchangeFile';
import {checkLocale} from '../report';
import {
  commit,
  docs,
  messageOf,
  read,
  siteDir,
  siteOf,
  source,
  translation,
  write,
} from '../testSite.test.support';

// Runs git, which is slow on a busy machine.
vi.setConfig({testTimeout: 60_000});

const site = () => siteOf('en', {glossary: 'glossary.yml'});
const file = () => path.join(siteDir, 'translations-ko.json');
const page = `${docs}/open.md`;

const statusOf = (name: string) =>
  checkLocale(site(), 'ko').pages.find(({source: file}) => file === name)?.status;

/** The source with another label, a link, code and a number, and a new section. */
const changed = `${source.replace(
  'Every window has a label.',
  'Each window has [a label](./close.md#x) of `10` kinds, at most 1,000.\n\n```js\nopen();\n```',
)}
## New {#new}

A new section about windows.
`;
const labels = `## 레이블 {#labels}

각 창에는 최대 1.000개, \`10\` 가지의 [레이블](./close.md#y)이 있습니다.

\`\`\`js
open();
\`\`\`
`;
const added = '## 새로운 것 {#new}\n\n창에 대한 새 섹션입니다.\n';

/** Exports a page whose source has changed, and answers with other translations and values of the file. */
function answer(
  texts: Record<string, string | undefined> = {labels, new: added},
  change: (content: ExchangeFile) => void = () => {},
): ExchangeFile {
  exportPages(site(), ['docs/open.md'], {locale: 'ko'});
  const content = JSON.parse(read('translations-ko.json')) as ExchangeFile;
  for (const section of content.pages[0]?.sections ?? []) {
    section.translation = texts[section.id] ?? section.translation;
  }
  change(content);
  write('translations-ko.json', JSON.stringify(content));
  return content;
}

beforeEach(() => {
  write('glossary.yml', '- {term: window, ko: 창, avoid: {ko: [윈도]}}');
  write(page, translation);
  mark(siteOf(), ['docs/open.md'], {locale: 'ko'});
  commit();
  write('docs/open.md', changed);
});

describe('translations:export', () => {
  it('writes what is stale: old source, source, translation and terms', () => {
    expect(exportPages(site(), ['docs/open.md'], {locale: 'ko'})).toBe(
      `ko: 2 sections of 1 page in ${file()}`,
    );
    const {pages, ...rest} = JSON.parse(read('translations-ko.json')) as ExchangeFile;
    expect(rest).toMatchObject({version: 1, locale: 'ko', machine: false});
    expect(pages).toEqual([
      {
        source: 'docs/open.md',
        sourceHash: expect.any(String),
        translationHash: expect.any(String),
        sections: [
          {
            id: 'labels',
            title: 'Labels',
            kind: 'changed',
            oldSource: '## Labels {#labels}\n\nEvery window has a label.\n',
            source: expect.stringContaining('Each window'),
            translation: expect.stringContaining('모든 창'),
            terms: {window: '창'},
          },
          {
            id: 'new',
            title: 'New',
            kind: 'missing',
            source: '## New {#new}\n\nA new section about windows.\n',
            translation: '',
            terms: {window: '창'},
          },
        ] satisfies ExchangedSection[],
      },
    ]);
  });

  it('writes all pages that are stale or not translated, except those without a baseline', () => {
    write(`${docs}/close.md`, translation);
    expect(exportPages(site(), [], {locale: 'ko', output: 'new/all.json'})).toContain('of 2 pages');
    expect(
      (JSON.parse(read('new/all.json')) as ExchangeFile).pages.map(({source: name}) => name),
    ).toEqual(['docs/open.md', 'blog/2024-01-01-first.md']);
    expect(exportPages(site(), ['docs/close.md'], {locale: 'ko'})).toContain('of 1 page in');
  });

  it('does not overwrite a file, and needs a locale', () => {
    write('translations-ko.json', 'mine');
    expect(() => exportPages(site(), [], {locale: 'ko'})).toThrow('Import it or delete it');
    expect(read('translations-ko.json')).toBe('mine');
    expect(() => exportPages(site(), [], {})).toThrow('Pass --locale <locale>');
  });

  it('says that there is nothing to translate', () => {
    write('docs/open.md', source);
    expect(exportPages(site(), ['docs/open.md'], {locale: 'ko'})).toBe('Nothing to translate.');
  });
});

describe('translations:import', () => {
  const run = () => importPages(site(), file());

  it('writes and records the page', () => {
    answer();
    expect(run()).toBe(`${page} is written and recorded.`);
    expect(read(page)).toBe(`${translation.split('## ')[0]}${labels}\n${added}`);
    expect(statusOf('docs/open.md')).toBe('current');
  });

  it('separates a new section from one that was the last', () => {
    write('docs/open.md', `${source}\n## New {#new}\n\nA new section about windows.\n`);
    answer();
    run();
    expect(read(page)).toBe(`${translation}\n${added}`);
  });

  it('accepts numbers, code and links that the translation repeats', () => {
    answer({labels: `${labels}\n1,000 \`10\` [2](./close.md)\n`, new: added});
    expect(run()).toContain('is written');
  });

  const withReason = (text: string) =>
    answer({labels: text, new: added}, ({pages}) => {
      const labelsOf = pages[0]?.sections.find(({id}) => id === 'labels');
      Object.assign(labelsOf ?? {}, {reason: 'A pronoun'});
    });

  it('accepts a number, code or link that is left out for a reason, and prints it', () => {
    withReason(labels.replace('1.000', '많은').replace('`10`', '열'));
    expect(run().split('\n')).toEqual([
      `${page} is written and recorded.`,
      '  the section "Labels": the code `10` is missing (A pronoun)',
      '  the section "Labels": the numbers 1,000 are missing (A pronoun)',
    ]);
    expect(statusOf('docs/open.md')).toBe('current');
  });

  it('accepts no other code block for a reason', () => {
    withReason(labels.replace('open();', '열기();'));
    expect(messageOf(run)).toContain('its code blocks differ from the source.');
    expect(read(page)).toBe(translation);
  });

  it('creates a page that does not exist, and names its links that break', () => {
    fs.rmSync(path.join(siteDir, page));
    answer({
      '': '---\ntitle: 창\n---\n\n창을 여는 방법입니다.\n\n',
      labels: `${labels}\n`,
      new: added,
    });
    expect(run()).toContain('./close.md (write close.md)');
    expect(statusOf('docs/open.md')).toBe('current');
  });

  it.each([
    [translation, '---\ntranslation: machine\ntitle: 창\n---\n'],
    [translation.replace(/^---[^]*?---\n\n/, ''), '---\ntranslation: machine\n---\n\n창을'],
  ])('marks a machine translation in the front matter', (present, start) => {
    write('docs/open.md', source.replace(/^---[^]*?---\n\n/, ''));
    write(page, present);
    mark(siteOf(), ['docs/open.md'], {locale: 'ko', unchanged: 'Without front matter'});
    write('docs/open.md', changed.replace(/^---[^]*?---\n\n/, ''));
    answer(undefined, (content) => (content.machine = true));
    run();
    expect(read(page).startsWith(start)).toBe(true);
    expect(statusOf('docs/open.md')).toBe('machine');
  });

  it('writes no file outside of the site through a symbolic link', () => {
    const outside = path.join(siteDir, 'outside.md');
    fs.renameSync(path.join(siteDir, page), outside);
    fs.symlinkSync(outside, path.join(siteDir, page));
    answer();
    run();
    expect(read('outside.md')).toBe(translation);
    expect(read(page)).toContain(labels);
  });

  it('keeps the line ends of the page, and accepts a byte order mark and other line ends', () => {
    write(page, translation.replaceAll('\n', '\r\n'));
    answer({labels: labels.replaceAll('\n', '\r\n'), new: added});
    write('translations-ko.json', `\uFEFF${read('translations-ko.json')}`);
    run();
    expect(read(page)).toBe(
      `${translation.split('## ')[0]}${labels}\n${added}`.replaceAll('\n', '\r\n'),
    );
  });

  it('deletes a section that the source no longer has if its translation is emptied, else keeps it', () => {
    write('docs/open.md', source.replace(/## Labels[^]*/, ''));
    answer({labels: undefined});
    run();
    expect(read(page)).toContain('레이블');
    fs.rmSync(file());
    answer({labels: ''});
    run();
    expect(read(page)).not.toContain('레이블');
  });

  /** Answers with one change of the translation of a section. */
  const inLabels = (from: string, to: string) => () =>
    answer({labels: labels.replace(from, to), new: added});
  const inNew = (from: string | RegExp, to: string) => () =>
    answer({labels, new: added.replace(from, to)});
  /** Answers with other front matter, after a change of the text below it. */
  const withFrontMatter = (head: string) => () => {
    write('docs/open.md', changed.replace('How a', 'In which way a'));
    answer({'': `${head}\n창을 여는 법입니다.\n\n`, labels, new: added});
  };
  const withPage = (change: (page: ExchangeFile['pages'][number]) => unknown) => () =>
    answer(undefined, ({pages}) => pages.forEach(change));

  it.each<[string, string, () => unknown]>([
    ['a section that is not translated', '"New" is empty. Translate it.', () => answer({labels})],
    [
      'a section whose translation has not changed',
      'the source of these sections has changed, their translation has not: "Labels"',
      () => {
        write('docs/open.md', source.replace('Every', 'Each'));
        answer({});
      },
    ],
    [
      'a section that is missing',
      'the section "Labels" is missing. Add it again.',
      withPage(({sections}) => sections.shift()),
    ],
    [
      'a section that was not exported',
      'the section "x" was not exported. Remove it.',
      withPage(({sections}) => sections.push({id: 'x', translation: 'x'} as ExchangedSection)),
    ],
    [
      'another heading',
      '"Labels" must have its heading of the source: ## {#labels}.',
      inLabels('##', '###'),
    ],
    ['another id', '"New" must have its heading of the source: ## {#new}.', inNew(' {#new}', '')],
    [
      'one more heading',
      'the last section has more headings than its source.',
      inNew(/$/, '\n## 더\n'),
    ],
    [
      'other code',
      '"Labels": its code blocks differ from the source.',
      inLabels('open();', '열기();'),
    ],
    ['lost code', '"Labels": the code `10` is missing.', inLabels('`10`', '10')],
    [
      'another link',
      'links to ./close.md are missing.\ndocs/open.md is not imported: the section "Labels": the source has no links to ./no.md.',
      inLabels('close.md', 'no.md'),
    ],
    ['another number', '"Labels": the numbers 1,000 are missing.', inLabels('1.000', '1.001')],
    [
      'a repeated number, code or link that is another one of the section',
      'the code `10` (2 instead of 3) is missing.\ndocs/open.md is not imported: the section "Labels": links to ./close.md (2 instead of 3) are missing.\ndocs/open.md is not imported: the section "Labels": the numbers 1.33 (1 instead of 2) are missing.',
      () => {
        write(
          'docs/open.md',
          changed.replace(
            'Each',
            '1.33.x `10` [a](./close.md), 1.33.x `10` [b](./close.md), 1.23.x `5` [c](./a.md). Each',
          ),
        );
        const other =
          '1.33.x `10` [ㄱ](./close.md), 1.23.x `5` [ㄴ](./a.md), 1.23.x `5` [ㄷ](./a.md).';
        inLabels('각', `${other} 각`)();
      },
    ],
    [
      'a word that the glossary avoids',
      '"New": according to the glossary, use "창" instead of "윈도".',
      inNew('창', '윈도'),
    ],
    [
      'front matter that cannot be read',
      'the front matter cannot be read',
      withFrontMatter('---\ntitle: [창\n---\n'),
    ],
    ['front matter without a key', 'the front matter lacks title', withFrontMatter('')],
    [
      'a source that has changed since',
      'the source has changed since the export.',
      () => {
        answer();
        write('docs/open.md', source);
      },
    ],
    [
      'a translation that has changed since',
      'the translation has changed since the export, for example by another import.',
      () => {
        answer();
        write(page, translation.replace('모든', '온갖'));
      },
    ],
    [
      'a page that was split since',
      'the source has changed since the export.',
      () => {
        answer();
        write('docs/open.md', changed.replace(/## New[^]*/, ''));
        write('docs/close.md', changed.replace(/How[^]*(?=## New)/, ''));
      },
    ],
    [
      'a page that has moved',
      'it is not a page of the site. If it has moved, export it again.',
      withPage((moved) => (moved.source = 'docs/no.md')),
    ],
    [
      'a page outside of the site',
      'it is not a page of the site.',
      withPage((moved) => (moved.source = 'docs/../../a')),
    ],
  ])('refuses %s, and changes nothing', (_, reason, prepare) => {
    prepare();
    const before = [read(page), read('i18n/ko/translations.lock.json')];
    const message = messageOf(run);
    expect(message).toMatch(/^docs\/\S+ is not imported: /);
    expect(message).toContain(reason);
    expect([read(page), read('i18n/ko/translations.lock.json')]).toEqual(before);
  });

  it('imports the pages that fit', () => {
    answer(undefined, ({pages}) => pages.unshift({...pages[0], source: 'docs/no.md'} as never));
    expect(messageOf(run)).toMatch(/^.*open\.md is written and recorded\.\ndocs\/no\.md is not/);
    expect(statusOf('docs/open.md')).toBe('current');
  });

  it('imports the answer of one translator only', () => {
    answer();
    run();
    expect(messageOf(run)).toContain('for example by another import');
  });

  it.each([
    ['{', /translations-ko\.json cannot be read: .*\. Correct it, or answer a new/],
    ['{"version": 2}', /cannot be read: "version" must be \[1\]/],
    ['{"version": 1, "locale": "de", "pages": []}', /The site has no locale "de"/],
    ['{"version": 1, "locale": "../..", "pages": []}', /The site has no locale "\.\.\/\.\."/],
    ['{"version": 1, "locale": "constructor", "pages": []}', /has no locale "constructor"/],
  ])('rejects the file %s', (content, message) => {
    write('translations-ko.json', content);
    expect(messageOf(run)).toMatch(message);
  });

  it.each(['no.json', '.'])('rejects %s, which is not a file', (name) => {
    expect(messageOf(() => importPages(site(), path.join(siteDir, name)))).toMatch(
      / is not a file\. Pass one of translations:export\.$/,
    );
  });
});

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {englishPages, root} from '../../website/tests/content/readPage';
import {proseProblems} from './proseProblems';
import {uiStringsIn, uiStringsOf} from './uiStrings';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'website/STYLE.md',
  'website/reference/introductions.md',
  ...['decisions', '.changeset'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
  ...fs.readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/README.md`),
  ...execFileSync('git', ['ls-files', 'examples/*.md', ':!examples/*/i18n/*'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n'),
];

const uiStrings = uiStringsIn([
  ...fs.readdirSync(path.join(root, 'packages')).flatMap((name) => {
    const file = `packages/${name}/locales/en.json`;
    return fs.existsSync(path.join(root, file)) ? [file] : [];
  }),
  'website/reference/labels/en.json',
  'website/config',
  'website/docusaurus.config.js',
  'website/src',
]);

/** Strings that this repository does not word: from Docusaurus. */
const fixedStrings = [
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
];

/** Names of packages, which are not code in a string. */
const packageName = /@[\w-]+\/[\w-]+/g;

// Takes 6 s on an idle machine.
describe('English text', {timeout: 180_000}, () => {
  it('of the pages has no problem', async () => {
    const pages = englishPages();
    expect(pages.length).toBeGreaterThan(70);
    const problems = await Promise.all(pages.map(({file, text}) => proseProblems(file, text)));
    expect(problems.flat()).toEqual([]);
  });

  it('of the documents for contributors and maintainers has no problem', async () => {
    expect(documents.length).toBeGreaterThan(30);
    const problems = await Promise.all(
      documents.map((file) => proseProblems(file, fs.readFileSync(path.join(root, file), 'utf8'))),
    );
    expect(problems.flat()).toEqual([]);
  });

  it('of the interface has no problem', async () => {
    expect(uiStrings.length).toBeGreaterThan(200);
    const problems = await Promise.all(
      uiStrings
        .filter(({text}) => !fixedStrings.includes(text))
        .map(({file, line, text}) => proseProblems(file, text.replace(packageName, '`$&`'), line)),
    );
    expect(problems.flat()).toEqual([]);
  });
});

describe('a problem is reported with its file, its line and a replacement:', () => {
  it.each([
    ['Mind the name.', 'Mind => note. Or "be careful with".'],
    ['Open a application.', 'a => an'],
    ['It runs on Github.', 'Incorrect term: “Github”, use “GitHub” instead'],
  ])('%s', async (text, problem) => {
    expect(await proseProblems('page.md', `---\ntitle: Trays\n---\n\n${text}\n`)).toEqual([
      `page.md:5: ${problem}`,
    ]);
  });

  it('in a string of the interface', async () => {
    const [fromJson] = uiStringsOf('en.json', '{\n  "retry": "Please retry"\n}\n');
    const [fromCode, fromElement] = uiStringsOf(
      'Retry.tsx',
      "\ntranslate({id: 'retry', message: 'Please retry'});\n<p>\n  Mind the gap\n</p>",
    );
    expect(fromJson).toEqual({file: 'en.json', line: 2, text: 'Please retry'});
    expect(fromCode).toEqual({file: 'Retry.tsx', line: 2, text: 'Please retry'});
    expect(fromElement).toMatchObject({line: 4, text: 'Mind the gap'});
    expect(await proseProblems('en.json', 'Please retry', 2)).toEqual([
      'en.json:2: Please => the imperative alone',
    ]);
  });
});

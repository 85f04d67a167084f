import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders of the English pages, and of their translations below `i18n/<locale>/`. */
const folders = {
  'website/docs': 'docusaurus-plugin-content-docs/current',
  'website/blog': 'docusaurus-plugin-content-blog',
  'website/src/pages': 'docusaurus-plugin-content-pages',
};

type Page = {
  file: string;
  frontMatter: Record<string, unknown>;
  /** Lines of the text outside code blocks, with their numbers in the file. */
  prose: {line: number; text: string}[];
  code: string[];
};

function readPage(file: string): Page {
  const source = fs.readFileSync(path.join(root, file), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const firstLine = head.split('\n').length + 3;
  const prose: Page['prose'] = [];
  const code: string[] = [];
  let block: string[] | undefined;
  let fence = '';
  body.split('\n').forEach((text, index) => {
    const mark = /^\s*(`{3,})/.exec(text)?.[1];
    if (block) {
      if (text.trim() === fence) {
        code.push(block.join('\n'));
        block = undefined;
      } else {
        block.push(text.trimStart());
      }
    } else if (mark) {
      block = [];
      fence = mark;
    } else {
      prose.push({line: firstLine + index, text});
    }
  });
  return {file, frontMatter: (yaml.load(head) ?? {}) as Record<string, unknown>, prose, code};
}

function pagesIn(folder: string): Page[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && !file.startsWith('api/'))
    .sort()
    .map((file) => readPage(path.posix.join(folder, file)));
}

const headingsOf = ({prose}: Page) =>
  prose.flatMap(({line, text}) => {
    const [, marks, title = ''] = /^(#{1,6}) (.*)$/.exec(text) ?? [];
    return marks ? [{line, level: marks.length, id: /\{#([^}]+)\}$/.exec(title)?.[1]}] : [];
  });

const english = Object.keys(folders).flatMap(pagesIn);

describe('every English page', () => {
  it('has a title, a description of 50 to 160 characters, and keywords', () => {
    const wrong = english.filter(({frontMatter: {title, description, keywords}}) => {
      const length = typeof description === 'string' ? description.length : 0;
      return typeof title !== 'string' || length < 50 || length > 160 || !Array.isArray(keywords);
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  it('has an id on every heading, each once', () => {
    const wrong = english.flatMap((page) => {
      // A page that is not one of the docs writes its title itself.
      const isTitle = (level: number) => level === 1 && page.file.startsWith('website/src/pages/');
      const headings = headingsOf(page).filter(({level}) => !isTitle(level));
      const ids = headings.map(({id}) => id);
      return headings
        .filter(
          ({id, level}, index) => id === undefined || level === 1 || ids.indexOf(id) !== index,
        )
        .map(({line}) => `${page.file}:${line}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has a position in its sidebar, if it is one of the docs', () => {
    const docs = english.filter(
      ({file, frontMatter}) => file.startsWith('website/docs/') && !frontMatter.draft,
    );
    expect(
      docs
        .filter(({frontMatter}) => !Number.isInteger(frontMatter.sidebar_position))
        .map(({file}) => file),
    ).toEqual([]);
  });
});

it('links between docs start at their root, or they break between translated and untranslated pages', () => {
  const docs = [
    'website/docs',
    ...['fr', 'it', 'ko', 'zh-cn'].map((locale) => `i18n/${locale}/${folders['website/docs']}`),
  ].filter((folder) => fs.existsSync(path.join(root, folder)));
  const wrong = docs
    .flatMap(pagesIn)
    .flatMap(({file, prose}) =>
      prose
        .filter(({text}) => /\]\((?!\/|https?:)[^)#\s]*\.md/.test(text))
        .map(({line}) => `${file}:${line}`),
    );
  expect(wrong).toEqual([]);
});

describe('every Korean page', () => {
  const pairs = Object.entries(folders).flatMap(([source, target]) => {
    const folder = path.posix.join('i18n/ko', target);
    return english
      .filter(({file, frontMatter}) => file.startsWith(`${source}/`) && !frontMatter.draft)
      .map((page) => ({page, file: path.posix.join(folder, page.file.slice(source.length + 1))}));
  });
  const translated = pairs
    .filter(({file}) => fs.existsSync(path.join(root, file)))
    .map(({page, file}) => ({page, translation: readPage(file)}));

  it('exists', () => {
    expect(
      pairs.filter(({file}) => !fs.existsSync(path.join(root, file))).map(({file}) => file),
    ).toEqual([]);
  });

  it('has the headings of its source, in their order, with their ids', () => {
    const outline = (page: Page) => headingsOf(page).map(({level, id}) => `${level} ${id}`);
    const wrong = translated.filter(
      ({page, translation}) => outline(page).join() !== outline(translation).join(),
    );
    expect(wrong.map(({translation}) => translation.file)).toEqual([]);
  });

  it('has the code of its source', () => {
    const wrong = translated.filter(
      ({page, translation}) => page.code.join('\0') !== translation.code.join('\0'),
    );
    expect(wrong.map(({translation}) => translation.file)).toEqual([]);
  });

  it('is in Korean, with its title and description', () => {
    const hangul = /[가-힣]/;
    const wrong = translated.filter(({translation: {frontMatter, prose}}) => {
      const letters = prose
        .map(({text}) => text)
        .join(' ')
        .replace(/`[^`]*`|<[^>]*>|\([^)]*\)/g, '');
      const share =
        (letters.match(/[가-힣]/g) ?? []).length / (letters.match(/\p{L}/gu) ?? ['']).length;
      return !hangul.test(String(frontMatter.description)) || share < 0.5;
    });
    expect(wrong.map(({translation}) => translation.file)).toEqual([]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Folders of the English pages, and of their translations below `i18n/<locale>/`. */
export const folders = {
  'website/docs': 'docusaurus-plugin-content-docs/current',
  'website/blog': 'docusaurus-plugin-content-blog',
  'website/src/pages': 'docusaurus-plugin-content-pages',
};

/** A fenced block. */
export type Block = {
  /** Line of the opening fence. */
  line: number;
  language: string;
  /** The text after the language. */
  meta: string;
  code: string;
};

export type Page = {
  /** From the root of the repository. */
  file: string;
  text: string;
  frontMatter: Record<string, unknown>;
  /** Lines of the text outside code blocks, with their numbers in the file. */
  prose: {line: number; text: string}[];
  blocks: Block[];
};

export type Heading = {line: number; level: number; id: string | undefined};

/** Reads the Markdown of a page. Throws if its front matter is not YAML. */
export function parsePage(file: string, text: string): Page {
  const [whole = '', head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  const firstLine = whole.split('\n').length;
  const prose: Page['prose'] = [];
  const blocks: Block[] = [];
  const lines = text.slice(whole.length).split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = firstLine + index;
    const text = lines[index] ?? '';
    const [, indent = '', fence, language = '', meta = ''] =
      /^(\s*)(`{3,})(\S*)(.*)$/.exec(text) ?? [];
    if (!fence) {
      prose.push({line, text});
      continue;
    }
    const code: string[] = [];
    for (index += 1; index < lines.length && lines[index]?.trim() !== fence; index += 1) {
      code.push((lines[index] ?? '').replace(new RegExp(`^\\s{0,${indent.length}}`), ''));
    }
    blocks.push({line, language, meta, code: code.join('\n')});
  }
  const frontMatter = (yaml.load(head) ?? {}) as Record<string, unknown>;
  return {file, text, frontMatter, prose, blocks};
}

export const readPage = (file: string) =>
  parsePage(file, fs.readFileSync(path.join(root, file), 'utf8'));

/** All pages of a folder, without those that the build generates. None if there is no such folder. */
export function pagesIn(folder: string): Page[] {
  if (!fs.existsSync(path.join(root, folder))) {
    return [];
  }
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md') && !file.startsWith('api/'))
    .sort()
    .map((file) => readPage(path.posix.join(folder, file)));
}

export const englishPages = () => Object.keys(folders).flatMap(pagesIn);

export const headingsOf = ({prose}: Page): Heading[] =>
  prose.flatMap(({line, text}) => {
    const [, marks, title = ''] = /^(#{1,6}) (.*)$/.exec(text) ?? [];
    return marks ? [{line, level: marks.length, id: /\{#([^}]+)\}$/.exec(title)?.[1]}] : [];
  });

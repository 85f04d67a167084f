import {createHash} from 'crypto';
import fs from 'fs';
import Slugger from 'github-slugger';
import MarkdownIt from 'markdown-it';
import type {Token} from 'markdown-it';
import {splitFrontMatter, translatableTexts, type FrontMatter} from './frontMatter';
import {isTranslatable} from './words';

/** The smallest unit that is compared: a heading, a paragraph, a table cell, a code block. */
type Block = {
  kind: 'heading' | 'text' | 'code' | 'diagram';
  /** Markdown with normalized whitespace, or the code of a code block. */
  text: string;
  /** Whether the block counts as translatable text. */
  counts: boolean;
  /** Line of the file in which the block starts, from 1. Absent for front matter. */
  line?: number;
};

/** A heading and the blocks up to the next heading of any level. The first section of a page has no heading. */
export type Section = {
  /** Anchor of the heading: its explicit id or its slug. Unique in the page. Empty for the text before the first heading. */
  id: string;
  hasExplicitId: boolean;
  title: string;
  level: number;
  blocks: Block[];
  /** The lines of the file. The texts of all sections of a page are the file. */
  text: string;
  /** Hash of the normalized section. */
  hash: string;
};

/** A parsed page. */
export type Page = {
  frontMatter: FrontMatter;
  /** Why the front matter cannot be read. */
  problem?: string;
  title: string | undefined;
  /** The first one is the text before the first heading, so there is always one. */
  sections: Section[];
  /** Hash of the normalized page. */
  hash: string;
};

// Parse blocks as CommonMark with tables. Parse inline text only in headings, to create their slugs.
const blockParser = new MarkdownIt('default', {html: true});
blockParser.core.ruler.enableOnly(['normalize', 'block']);
const inlineParser = new MarkdownIt('default', {html: true});

/** A short hash: the first 10 hexadecimal digits of SHA-256. It distinguishes versions of a section and is not a secret. */
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Replaces each run of whitespace by a space. The pattern does not match single spaces, which are most of the whitespace. */
export const oneSpace = (text: string) => text.replace(/\s\s+|[^\S ]/g, ' ').trim();

/** The text of a heading, from which Docusaurus creates its slug. */
function headingText(markdown: string): string {
  const collect = (tokens: Token[]): string =>
    tokens
      .map(({type, content, children}) => {
        const isText = type === 'text' || type === 'code_inline' || type === 'text_special';
        return children ? collect(children) : isText ? content : '';
      })
      .join('');
  return oneSpace(collect(inlineParser.parseInline(markdown, {})));
}

/** `## Set up {#set-up}`, or the comment that MDX 3 needs: `{/* #set-up *\/}`. */
const explicitId = /\s*\{(?:\/\*\s*)?#([^\s{}*]+)(?:\s*\*\/)?\}\s*$/;

/** Removes what an editor may change: the indentation of the whole block, and whitespace at the ends of lines. */
function normalizedCode(code: string): string {
  const lines = code.trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0).trimEnd()).join('\n');
}

type FoundBlock = {block: Block & {line: number}; heading?: {level: number; raw: string}};

function codeBlock({info, content}: Token, line: number): FoundBlock {
  const language = info.trim().split(/[\s{]/, 1)[0] ?? '';
  // A translation can translate the labels of a diagram.
  return language === 'mermaid'
    ? {block: {kind: 'diagram', text: oneSpace(content), counts: false, line}}
    : {block: {kind: 'code', text: `${language}\n${normalizedCode(content)}`, counts: false, line}};
}

/** Whether a text is an import of MDX or a comment, which readers do not see. */
const isNoise = (text: string) =>
  /^import\s+(?:[\w{*'"])[\s\S]*['"];?$/.test(text) ||
  /^(?:<!--[\s\S]*-->|\{\/\*[\s\S]*\*\/\})$/.test(text);

function textBlock(markdown: string, line: number): FoundBlock[] {
  const text = oneSpace(markdown);
  return text && !isNoise(text)
    ? [{block: {kind: 'text', text, counts: isTranslatable(text), line}}]
    : [];
}

const openTags = (html: string) =>
  (html.match(/<[A-Za-z][^<>]*?(?<!\/)>/g) ?? []).length -
  (html.match(/<\/[A-Za-z]/g) ?? []).length;

/**
 * The blocks of a text in order. A heading is a block, with its level.
 *
 * @param firstLine number of the first line of the text in the file
 */
function blocksOf(markdown: string, firstLine: number): FoundBlock[] {
  let depth = 0;
  let line = firstLine;
  let previous: Token | undefined;
  const found: FoundBlock[] = [];
  for (const token of blockParser.parse(markdown, {})) {
    // The cells of a table have no line, but their row has one.
    line = token.map ? firstLine + token.map[0] : line;
    if (token.type === 'inline' && previous?.type === 'heading_open') {
      const raw = oneSpace(token.content);
      const level = Number(previous.tag.slice(1));
      const text = `${previous.tag} ${raw.replace(explicitId, '')}`;
      found.push({block: {kind: 'heading', text, counts: false, line}, heading: {level, raw}});
    } else if (token.type === 'inline' || token.type === 'html_block') {
      found.push(...textBlock(token.content, line));
      depth += token.type === 'html_block' ? openTags(token.content) : 0;
    } else if (token.type === 'code_block' && depth > 0) {
      // Inside a component, indented text is not a code block.
      found.push(...blocksOf(normalizedCode(token.content), line));
    } else if (token.type === 'code_block' || token.type === 'fence') {
      found.push(codeBlock(token, line));
    }
    previous = token;
  }
  return found;
}

/** Creates ids like Docusaurus. A duplicate explicit id gets a number, so that each id identifies one section. */
function uniqueIds() {
  const slugger = new Slugger();
  /** Id → the last number that was added to it. */
  const used = new Map<string, number>();
  return (wanted: string | undefined, title: string) => {
    const base = wanted ?? slugger.slug(title);
    let id = base;
    for (let count = (used.get(base) ?? 0) + 1; used.has(id); count += 1) {
      id = `${base}-${count}`;
      used.set(base, count);
    }
    used.set(id, 0);
    return id;
  };
}

/** The lines of a text with their ends. */
export const linesOf = (text: string): string[] => text.split(/(?<=\n|\r(?!\n))/);

/** Parses a page of Markdown or MDX. Never throws: unknown syntax is treated as text. */
export function parsePage(text: string): Page {
  const {frontMatter, body, problem} = splitFrontMatter(text);
  const idOf = uniqueIds();
  idOf('', '');
  const head = translatableTexts(frontMatter).map(({key, text: value}): Block => ({
    kind: 'text',
    text: oneSpace(value),
    counts: key === 'description' && isTranslatable(value),
  }));
  const lines = linesOf(text);
  const firstLine = lines.length - linesOf(body).length + 1;
  const sections: Section[] = [
    {id: '', hasExplicitId: true, title: '', level: 0, blocks: head, text: '', hash: ''},
  ];
  const starts = [1];
  for (const {heading, block} of blocksOf(body, firstLine)) {
    if (heading) {
      const wanted = explicitId.exec(heading.raw)?.[1];
      const title = headingText(heading.raw.replace(explicitId, ''));
      sections.push({
        id: idOf(wanted, title),
        hasExplicitId: wanted !== undefined,
        title,
        level: heading.level,
        blocks: [],
        text: '',
        hash: '',
      });
      starts.push(block.line);
    }
    sections[sections.length - 1]?.blocks.push(block);
  }
  // Copying the sections would take half of the time.
  sections.forEach((section, index) => {
    section.text = lines
      .slice((starts[index] ?? 1) - 1, (starts[index + 1] ?? Infinity) - 1)
      .join('');
    section.hash = shortHash(
      JSON.stringify(section.blocks.map(({kind, text: value}) => [kind, value])),
    );
  });
  const title = [frontMatter.title, sections.find(({level}) => level === 1)?.title].find(
    (value): value is string => typeof value === 'string',
  );
  return {
    frontMatter,
    ...(problem && {problem}),
    title,
    sections,
    hash: shortHash(sections.map(({id, hash}) => `${id} ${hash}`).join('\n')),
  };
}

/** The name of a section in messages, in quotes. */
export const nameOfSection = ({id, title}: {id: string; title?: string}): string =>
  `"${title || id || 'introduction'}"`;

/** The texts of sections that readers read, without code blocks. */
export const textsOf = (sections: Section[]): string[] =>
  sections
    .flatMap(({blocks}) => blocks)
    .flatMap(({kind, text}) => (kind === 'code' ? [] : [text.replace(/^h\d /, '')]));

const parsedPages = new Map<string, Page>();

/** Parses a page. Results are cached by text: a build compares each source with several translations. */
export function cachedPage(text: string): Page {
  const page = parsedPages.get(text) ?? parsePage(text);
  parsedPages.set(text, page);
  return page;
}

/** Reads and parses a page. `null` if the file does not exist. */
export const readPage = (file: string): Page | null =>
  fs.existsSync(file) ? cachedPage(fs.readFileSync(file, 'utf8')) : null;

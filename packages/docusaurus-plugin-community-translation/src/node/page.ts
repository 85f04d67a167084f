import Slugger from 'github-slugger';
import MarkdownIt from 'markdown-it';
import type {Token} from 'markdown-it';
import {splitFrontMatter, translatableTexts} from './frontMatter';
import {shortHash} from './hash';
import {isTranslatable} from './words';
import type {FrontMatter} from './frontMatter';

/** A heading or paragraph, cell or block of code: the smallest piece of a page that is compared. */
type Block = {
  kind: 'heading' | 'text' | 'code' | 'diagram';
  /** The text with its Markdown, whitespace normalized; of code, the code. */
  text: string;
  /** Whether the block counts as text that a translator translates. */
  counts: boolean;
};

/** A heading with what follows it up to the next heading, of any level. The first section of a page has neither. */
export type Section = {
  /** Anchor of the heading, unique in the page: its explicit id, else its slug. Empty for the text before the first heading. */
  id: string;
  hasExplicitId: boolean;
  title: string;
  level: number;
  blocks: Block[];
  /** Hash of the normalized section. */
  hash: string;
};

export type Page = {
  frontMatter: FrontMatter;
  /** Why the front matter cannot be read. */
  problem?: string;
  title: string | undefined;
  /** Never empty: the first is what stands before the first heading. */
  sections: Section[];
  /** Hash of the normalized page. */
  hash: string;
};

// Blocks are parsed by the rules of CommonMark and tables; inline text only in headings, for their slugs.
const blockParser = new MarkdownIt('default', {html: true});
blockParser.core.ruler.enableOnly(['normalize', 'block']);
const inlineParser = new MarkdownIt('default', {html: true});

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a heading, of which Docusaurus makes its slug. */
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

/** `## Set up {#set-up}`, or with the comment that newer MDX needs: `{/* #set-up *\/}`. */
const explicitId = /\s*\{(?:\/\*\s*)?#([^\s{}*]+)(?:\s*\*\/)?\}\s*$/;

/** Code without what an editor may change: the indentation of the whole, and whitespace at the ends of lines. */
function normalizedCode(code: string): string {
  const lines = code.replace(/\s+$/, '').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents, Infinity);
  return lines.map((line) => line.slice(Number.isFinite(indent) ? indent : 0).trimEnd()).join('\n');
}

function codeBlock({info, content}: Token): Block {
  const language = info.trim().split(/[\s{]/, 1)[0] ?? '';
  // Labels of a diagram are text.
  return language === 'mermaid'
    ? {kind: 'diagram', text: oneSpace(content), counts: false}
    : {kind: 'code', text: `${language}\n${normalizedCode(content)}`, counts: false};
}

/** Statements of MDX, and comments, are not part of what a reader reads. */
const isNoise = (text: string) =>
  /^import\s+(?:[\w{*'"])[\s\S]*['"];?$/.test(text) ||
  /^(?:<!--[\s\S]*-->|\{\/\*[\s\S]*\*\/\})$/.test(text);

function textBlock(markdown: string): Block[] {
  const text = oneSpace(markdown);
  return text && !isNoise(text) ? [{kind: 'text', text, counts: isTranslatable(text)}] : [];
}

const openTags = (html: string) =>
  (html.match(/<[A-Za-z][^<>]*?(?<!\/)>/g) ?? []).length -
  (html.match(/<\/[A-Za-z]/g) ?? []).length;

/** The blocks of a text in order; a heading is a block of its own, with its level. */
function blocksOf(markdown: string): {block: Block; heading?: {level: number; raw: string}}[] {
  let depth = 0;
  const tokens = blockParser.parse(markdown, {});
  return tokens.flatMap((token, index) => {
    const previous = tokens[index - 1];
    switch (token.type) {
      case 'inline':
        if (previous?.type === 'heading_open') {
          const raw = oneSpace(token.content);
          const level = Number(previous.tag.slice(1));
          const text = `${previous.tag} ${raw.replace(explicitId, '')}`;
          return [{block: {kind: 'heading' as const, text, counts: false}, heading: {level, raw}}];
        }
        return textBlock(token.content).map((block) => ({block}));
      case 'html_block':
        depth += openTags(token.content);
        return textBlock(token.content).map((block) => ({block}));
      case 'code_block':
        // Inside a component, indentation is only indentation.
        return depth > 0 ? blocksOf(normalizedCode(token.content)) : [{block: codeBlock(token)}];
      case 'fence':
        return [{block: codeBlock(token)}];
      default:
        return [];
    }
  });
}

/** Ids as Docusaurus makes them; an id that a page gives twice gets a number, so that each names one section. */
function uniqueIds() {
  const slugger = new Slugger();
  const used = new Set<string>();
  return (wanted: string | undefined, title: string) => {
    const base = wanted ?? slugger.slug(title);
    let id = base;
    for (let count = 1; used.has(id); count += 1) {
      id = `${base}-${count}`;
    }
    used.add(id);
    return id;
  };
}

/** Reads a page of Markdown or MDX. Never fails: what cannot be read is text. */
export function parsePage(text: string): Page {
  const {frontMatter, body, problem} = splitFrontMatter(text);
  const idOf = uniqueIds();
  idOf('', '');
  const head = translatableTexts(frontMatter).map(({key, text: value}): Block => ({
    kind: 'text',
    text: oneSpace(value),
    counts: key === 'description' && isTranslatable(value),
  }));
  const sections: Omit<Section, 'hash'>[] = [
    {id: '', hasExplicitId: true, title: '', level: 0, blocks: head},
  ];
  for (const {block, heading} of blocksOf(body)) {
    if (heading) {
      const wanted = explicitId.exec(heading.raw)?.[1];
      const title = headingText(heading.raw.replace(explicitId, ''));
      sections.push({
        id: idOf(wanted, title),
        hasExplicitId: wanted !== undefined,
        title,
        level: heading.level,
        blocks: [],
      });
    }
    sections[sections.length - 1]?.blocks.push(block);
  }
  const hashed = sections.map((section) => ({
    ...section,
    hash: shortHash(JSON.stringify(section.blocks.map(({kind, text: value}) => [kind, value]))),
  }));
  const title = [frontMatter.title, sections.find(({level}) => level === 1)?.title].find(
    (value): value is string => typeof value === 'string',
  );
  return {
    frontMatter,
    ...(problem && {problem}),
    title,
    sections: hashed,
    hash: shortHash(hashed.map(({id, hash}) => `${id} ${hash}`).join('\n')),
  };
}

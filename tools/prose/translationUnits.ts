import {parse} from '@textlint/markdown-to-ast';
import yaml from 'js-yaml';

/** The properties of Markdown nodes that are read here. The parser's types have no property for a value or URL. */
type Node = {
  type: string;
  loc: {start: {line: number}};
  children?: readonly Node[];
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  ordered?: boolean | null;
  lang?: string | null;
  meta?: string | null;
  raw?: string;
};

/** A part of a page that has one counterpart in each translation: a heading, a paragraph, a cell, a code block, a tag. */
export type Unit = {
  line: number;
  /** What the counterpart must have, too, for example `heading 2 {#set-up}` or `admonition caution`. */
  shape: string;
  /** Text for readers, without code, tags and link targets. */
  text: string;
  /** Code spans. For a code block: its language, title and code. */
  code: string[];
  links: {target: string; text: string}[];
  pictures: {target: string; text: string}[];
  /** Tags in a line of text, without the text of their attributes. */
  tags: string[];
  /** Text in italics. */
  emphasis: string[];
};

export type TranslationPage = {
  /** From the root of the repository. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** In the order of the page. The first one is the front matter. */
  units: Unit[];
};

/** Attributes with text for readers: those of HTML and tabs, and all of a diagram except `kind`. */
const spokenAttributes = (tag: string) =>
  /^<\w+(?:Diagram|Drawing)\b/.test(tag)
    ? /\s(?!kind:)([\w-]+)(?:=|: )["']([^"']*)["']/g
    : /\s(alt|aria-label|label|title)="([^"]*)"/g;

const withoutText = (tag: string) =>
  tag
    .replace(/<!--(?!truncate)[\s\S]*?-->/g, '')
    .replace(spokenAttributes(tag), ' $1')
    .replace(/\s+/g, ' ')
    .trim();

const textOfTag = (tag: string) =>
  [...tag.matchAll(spokenAttributes(tag))].map(([, , value]) => value).join('\n');

const isImport = (text: string) => /^(?:import|export) [\s\S]*;$/.test(text);

/** Stands for a code span in the text of a unit, which is read without the code. */
export const codeMark = '\u{FFFC}';

const childrenOf = (node: Node): readonly Node[] => node.children ?? [];

/** Adds what is in a line of text to a unit. */
function addInline(node: Node, unit: Unit): void {
  switch (node.type) {
    case 'Str':
      unit.text += node.value ?? '';
      return;
    case 'Break':
      unit.text += '\n';
      return;
    case 'Code':
      unit.code.push(node.value ?? '');
      unit.text += codeMark;
      return;
    case 'Html':
      unit.tags.push(withoutText(node.value ?? ''));
      unit.text += textOfTag(node.value ?? '');
      return;
    case 'Image': {
      const text = node.alt ?? '';
      unit.pictures.push({target: node.url ?? '', text});
      unit.text += text;
      return;
    }
    case 'Link': {
      const start = unit.text.length;
      childrenOf(node).forEach((child) => addInline(child, unit));
      unit.links.push({target: node.url ?? '', text: unit.text.slice(start)});
      return;
    }
    default: {
      const start = unit.text.length;
      childrenOf(node).forEach((child) => addInline(child, unit));
      if (node.type === 'Emphasis') {
        unit.emphasis.push(unit.text.slice(start));
      }
    }
  }
}

const headingId = /\s*\{#([^}]+)\}\s*$/;

/** The units of a page in order. Its front matter is the first one. */
export function unitsOf(file: string, text: string): TranslationPage {
  const units: Unit[] = [];
  let frontMatter: Record<string, unknown> = {};
  const add = (node: Node, shape: string): Unit => {
    const {line} = node.loc.start;
    const unit: Unit = {
      line,
      shape,
      text: '',
      code: [],
      links: [],
      pictures: [],
      tags: [],
      emphasis: [],
    };
    units.push(unit);
    return unit;
  };
  const visit = (node: Node, inside: string): void => {
    switch (node.type) {
      case 'Yaml':
        frontMatter = (yaml.load(node.value ?? '') ?? {}) as Record<string, unknown>;
        add(node, 'front matter').text = [frontMatter.title, frontMatter.description]
          .filter((value) => typeof value === 'string')
          .join('\n');
        return;
      case 'Header': {
        const unit = add(node, '');
        childrenOf(node).forEach((child) => addInline(child, unit));
        const id = headingId.exec(unit.text)?.[1];
        unit.text = unit.text.replace(headingId, '');
        unit.shape = `heading ${node.depth} {#${id ?? ''}}`;
        return;
      }
      case 'Paragraph': {
        // The parser reads a tag with values in braces as text.
        const raw = node.raw ?? '';
        if (/^<\w+(?:Diagram|Drawing)\b/.test(raw)) {
          add(node, withoutText(raw)).text = textOfTag(raw);
          return;
        }
        const unit = add(node, `paragraph${inside}`);
        childrenOf(node).forEach((child) => addInline(child, unit));
        if (isImport(unit.text)) {
          unit.shape = unit.text;
          unit.text = '';
        }
        const [, marker, title] = /^:::(\w*)\s*([\s\S]*)$/.exec(unit.text) ?? [];
        if (title !== undefined) {
          unit.shape = marker ? `admonition ${marker}` : 'end of an admonition';
          unit.text = title;
        }
        return;
      }
      case 'CodeBlock': {
        const info = `${node.lang ?? ''} ${node.meta ?? ''}`;
        add(node, 'code block').code.push(`${info}\n${node.value ?? ''}`);
        return;
      }
      case 'Html': {
        const shape = withoutText(node.value ?? '');
        if (shape !== '') {
          add(node, shape).text = textOfTag(node.value ?? '');
        }
        return;
      }
      case 'List':
        childrenOf(node).forEach((item) => {
          const list = node.ordered ? 'numbered list' : 'list';
          childrenOf(item).forEach((child, index) =>
            visit(child, index === 0 ? ` that starts an item of a ${list}` : ' in a list'),
          );
        });
        return;
      case 'TableRow':
        add(node, `table row with ${childrenOf(node).length} cells`);
        childrenOf(node).forEach((cell) => {
          const unit = add(cell, 'cell');
          childrenOf(cell).forEach((child) => addInline(child, unit));
        });
        return;
      case 'HorizontalRule':
        add(node, 'rule');
        return;
      default:
        childrenOf(node).forEach((child) =>
          visit(child, node.type === 'BlockQuote' ? ' in a quotation' : inside),
        );
    }
  };
  visit(parse(text), '');
  return {file, units, frontMatter};
}

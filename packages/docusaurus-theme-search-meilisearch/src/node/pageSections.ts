import {findOne, getAttributeValue, hasChildren, isTag, isText, textContent} from 'domutils';
import type {ChildNode, Document, Element} from 'domhandler';

/** What stands between a heading and the next. */
export type PageSection = {
  /** 1 to 6; 0 for what stands before the first heading. */
  level: number;
  heading: string;
  anchor: string;
  content: string;
  code: string[];
};

/** Characters of a section's text that are indexed: some 10,000 words, more than anyone writes under one heading. */
export const maxContentLength = 50_000;

const leftOutElements = new Set(
  'nav footer aside button script style noscript template svg form iframe select textarea time'.split(
    ' ',
  ),
);
// Cards of an index page (`cardContainer…`) repeat the titles and descriptions of other pages.
const leftOutClasses =
  /(^|\s)(hash-link|table-of-contents|theme-doc-toc-\S+|tocCollapsible\S*|theme-doc-footer|theme-doc-breadcrumbs|theme-doc-version-\S+|pagination-nav|avatar|cardContainer\S*|sr-only|visuallyHidden\S*)(?=\s|$)/;
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*(?:[.-][\p{L}_$][\p{L}\p{N}_$]*)*/gu;
// Docusaurus ends headings with a zero width space, for the link to them.
const invisible = /[\u200b-\u200d\u2060\ufeff\ue000\ue001]/g;

function isLeftOut({name, attribs}: Element): boolean {
  return (
    leftOutElements.has(name) ||
    attribs.role === 'tablist' ||
    attribs['aria-hidden'] === 'true' ||
    (attribs.hidden !== undefined && attribs.role !== 'tabpanel') ||
    leftOutClasses.test(attribs.class ?? '')
  );
}

function headingLevel({name}: Element): number {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
}

function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Text of a heading, without the link to itself. */
function headingText(nodes: ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) {
        return node.data;
      }
      return isTag(node) && !isLeftOut(node) ? headingText(node.children) : '';
    })
    .join('');
}

/** Docusaurus 2's older themes put the id on a link within the heading. */
function anchorOf(heading: Element): string {
  const holder = findOne((element) => Boolean(element.attribs.id), [heading], true);
  return (holder && getAttributeValue(holder, 'id')) ?? '';
}

/** Lines of a code block are elements without a newline between them. */
function codeText(node: ChildNode): string {
  if (isText(node)) {
    return node.data;
  }
  return hasChildren(node)
    ? `${node.children.map(codeText).join('')}${isTag(node) && node.name === 'br' ? '\n' : ''}`
    : '';
}

class SectionReader {
  readonly sections: PageSection[] = [];
  private text: string[] = [];
  private code = new Set<string>();
  private current: Omit<PageSection, 'content' | 'code'> = {level: 0, heading: '', anchor: ''};

  constructor(private readonly isBlog: boolean) {}

  read(nodes: ChildNode[], isBlogHeader = false): void {
    for (const node of nodes) {
      if (isText(node)) {
        if (!isBlogHeader) {
          this.text.push(node.data);
        }
      } else if (isTag(node) && !isLeftOut(node)) {
        this.readElement(node, isBlogHeader);
      }
    }
  }

  private readElement(element: Element, isBlogHeader: boolean): void {
    const level = headingLevel(element);
    if (level > 0) {
      this.endSection();
      this.current = {
        level,
        heading: cleanText(headingText(element.children)),
        anchor: level === 1 ? '' : anchorOf(element),
      };
    } else if (element.name === 'pre') {
      for (const [word] of codeText(element).matchAll(identifier)) {
        this.code.add(word);
      }
    } else {
      // The header of a post holds its date, reading time and authors.
      this.read(element.children, isBlogHeader || (this.isBlog && element.name === 'header'));
      if (!inlineElements.has(element.name)) {
        this.text.push(' ');
      }
    }
  }

  endSection(): void {
    const content = cleanText(this.text.join('')).slice(0, maxContentLength);
    if (this.current.heading || content || this.code.size > 0) {
      // What the text says itself need not be found a second time.
      const code = [...this.code].filter((word) => !content.includes(word));
      this.sections.push({...this.current, content, code});
    }
    this.text = [];
    this.code = new Set();
  }
}

/**
 * The sections of a page's main part, in order: without navigation, table of contents, and code, of which only the
 * identifiers are kept.
 */
export function readSections(document: Document, isBlog: boolean): PageSection[] {
  const main =
    findOne((element) => element.name === 'main', document.children, true) ??
    findOne((element) => element.name === 'article', document.children, true);
  const reader = new SectionReader(isBlog);
  reader.read(main?.children ?? []);
  reader.endSection();
  return reader.sections;
}

/** Text of a node without its left-out parts. */
export function visibleText(element: Element): string {
  return cleanText(textContent(element));
}

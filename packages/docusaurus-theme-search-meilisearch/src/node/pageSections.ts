import {findOne, getAttributeValue, hasChildren, isTag, isText, textContent} from 'domutils';
import type {ChildNode, Document, Element} from 'domhandler';

/** The content from a heading to the next one. */
export type PageSection = {
  /** Level of the heading, 1 to 6; 0 for the content before the first heading. */
  level: number;
  heading: string;
  /** Id of the heading; empty for a first-level heading. */
  anchor: string;
  content: string;
  /** Identifiers of code blocks that do not occur in `content`, without duplicates. */
  code: string[];
};

/** Maximum number of characters of a section that are indexed, about 10,000 words. */
export const maxContentLength = 50_000;

const omittedElements = new Set(
  'nav footer aside button script style noscript template svg form iframe select textarea time'.split(
    ' ',
  ),
);
// The cards of an index page (`cardContainer…`) repeat the titles and descriptions of other pages.
const omittedClasses =
  /(^|\s)(hash-link|table-of-contents|theme-doc-toc-\S+|tocCollapsible\S*|theme-doc-footer|theme-doc-breadcrumbs|theme-doc-version-\S+|pagination-nav|avatar|cardContainer\S*|sr-only|visuallyHidden\S*)(?=\s|$)/;
const inlineElements = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*(?:[.-][\p{L}_$][\p{L}\p{N}_$]*)*/gu;
// Docusaurus adds a zero-width space to headings, as the text of their hash link.
const invisible = /[\u200b-\u200d\u2060\ufeff\ue000\ue001]/g;

function isOmitted({name, attribs}: Element): boolean {
  return (
    omittedElements.has(name) ||
    attribs.role === 'tablist' ||
    attribs['aria-hidden'] === 'true' ||
    (attribs.hidden !== undefined && attribs.role !== 'tabpanel') ||
    omittedClasses.test(attribs.class ?? '')
  );
}

function headingLevel({name}: Element): number {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
}

function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Returns the text of a heading without its hash link. */
function headingText(nodes: ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) {
        return node.data;
      }
      return isTag(node) && !isOmitted(node) ? headingText(node.children) : '';
    })
    .join('');
}

/** Returns the id of a heading. In older Docusaurus 2 themes, an anchor element inside the heading has the id. */
function anchorOf(heading: Element): string {
  const holder = findOne((element) => Boolean(element.attribs.id), [heading], true);
  return (holder && getAttributeValue(holder, 'id')) ?? '';
}

/** Returns the text of a code block. Its lines end with `<br>` instead of a newline. */
function codeText(node: ChildNode): string {
  if (isText(node)) {
    return node.data;
  }
  return hasChildren(node)
    ? `${node.children.map(codeText).join('')}${isTag(node) && node.name === 'br' ? '\n' : ''}`
    : '';
}

/** Walks the nodes of a page and collects its sections. */
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
      } else if (isTag(node) && !isOmitted(node)) {
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
      // The header of a blog post contains its date, reading time and authors.
      this.read(element.children, isBlogHeader || (this.isBlog && element.name === 'header'));
      if (!inlineElements.has(element.name)) {
        this.text.push(' ');
      }
    }
  }

  endSection(): void {
    const content = cleanText(this.text.join('')).slice(0, maxContentLength);
    if (this.current.heading || content || this.code.size > 0) {
      // Identifiers that occur in the content are already indexed.
      const code = [...this.code].filter((word) => !content.includes(word));
      this.sections.push({...this.current, content, code});
    }
    this.text = [];
    this.code = new Set();
  }
}

/**
 * Reads the sections of a page's `<main>`, in order. Navigation and tables of contents are omitted. Of code blocks, only the
 * identifiers are included.
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

/** Returns the text of an element, with normalized whitespace and without invisible characters. */
export function visibleText(element: Element): string {
  return cleanText(textContent(element));
}

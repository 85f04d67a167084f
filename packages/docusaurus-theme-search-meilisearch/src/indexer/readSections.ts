import {selectOne} from 'css-select';
import {isTag, isText} from 'domutils';
import type {AnyNode, ChildNode, Element} from 'domhandler';
import type {Section} from '../section';
import {cleanText, type BuiltPage} from './builtPage';
import {definitionName, descriptionsOf, isDefinition} from './definitions';
import type {PageSettings} from './siteContent';

/** A heading with its level, 2 to 6. */
type Heading = {level: number; text: string};

/** A section that is being read. */
type OpenSection = {
  /** Headings from `<h2>` down to the section's own. Empty for the content below the page title. */
  headings: Heading[];
  anchor: string;
  isDefinition: boolean;
  /** Whether the section has a heading, which makes it searchable without content. */
  hasHeading: boolean;
  text: string[];
  /** Identifiers of code blocks. */
  code: Set<string>;
};

/** Maximum number of characters of a section that are indexed, about 10,000 words. */
export const maxContentLength = 50_000;

/** Deepest level of a heading. A definition below it counts as one of the same level. */
const maxLevel = 6;

const omittedElements = new Set(
  'annotation annotation-xml nav footer aside button script style noscript template svg form iframe select textarea time'.split(
    ' ',
  ),
);
// The cards of an index page (`cardContainer…`) repeat the titles and descriptions of other pages. Live code blocks have headers
// ("Live Editor"), and a preview that says "Loading..." on the server.
const omittedClasses =
  /(^|\s)(hash-link|markdown-menu|table-of-contents|theme-doc-toc-\S+|tocCollapsible\S*|theme-doc-footer|theme-doc-breadcrumbs|theme-doc-version-\S+|pagination-nav|avatar|cardContainer\S*|playground(?:Header|Preview)\S*|sr-only|visuallyHidden\S*)(?=\s|$)/;
/**
 * Elements that separate words: those that browsers display as blocks, as list items or as parts of tables, and line breaks. Others,
 * such as custom elements, are displayed inline.
 *
 * @see https://html.spec.whatwg.org/multipage/rendering.html#flow-content-3
 */
const separatingElements = new Set(
  `address article blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6
   header hgroup hr legend li main menu ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*(?:[.-][\p{L}_$][\p{L}\p{N}_$]*)*/gu;

function isOmitted({name, attribs}: Element): boolean {
  return (
    omittedElements.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    (attribs.hidden !== undefined && attribs.role !== 'tabpanel') ||
    omittedClasses.test(attribs.class ?? '')
  );
}

function headingLevel({name}: Element): number {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
}

/** Returns the text of nodes as a browser displays it, but with single spaces between words. Code blocks are included. */
function displayedText(nodes: ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) {
        return node.data;
      }
      if (!isTag(node) || isOmitted(node)) {
        return '';
      }
      const text =
        node.name === 'img' ? ` ${node.attribs.alt ?? ''} ` : displayedText(node.children);
      return separatingElements.has(node.name) ? ` ${text} ` : text;
    })
    .join('');
}

/** Returns the address of an element. In old HTML, `<a name>` is one. */
function addressOf({name, attribs}: Element): string | undefined {
  return attribs.id || (name === 'a' && attribs.name) || undefined;
}

/** Returns the headings of a section below others: its own replaces those of its level and deeper. */
function withHeading(above: Heading[], level: number, text: string): Heading[] {
  return [...above.filter((heading) => heading.level < level), {level, text}];
}

/** Walks the nodes of a page and collects its sections. */
class SectionReader {
  /** The first-level heading; empty if there is none. */
  title = '';
  readonly opened: OpenSection[] = [];
  /** The last address before the current node. The section of a heading without an address starts below it. */
  private anchor = '';
  private current = this.open({headings: [], anchor: '', hasHeading: false});
  /** Nodes that are read already, as the name or the description of a definition. */
  private readonly done = new Set<ChildNode>();

  constructor(private readonly isBlog: boolean) {}

  read(nodes: ChildNode[], isBlogHeader = false): void {
    for (const node of nodes) {
      if (this.done.has(node)) {
        continue;
      }
      if (isText(node)) {
        if (!isBlogHeader) {
          this.current.text.push(node.data);
        }
      } else if (isTag(node) && !isOmitted(node)) {
        this.readElement(node, isBlogHeader);
      }
    }
  }

  private open(
    section: Pick<OpenSection, 'headings' | 'anchor' | 'hasHeading'>,
    isDefinition = false,
  ): OpenSection {
    const opened = {...section, isDefinition, text: [], code: new Set<string>()};
    this.opened.push(opened);
    return opened;
  }

  private readElement(element: Element, isBlogHeader: boolean): void {
    const level = headingLevel(element);
    this.anchor = addressOf(element) ?? this.anchor;
    if (level > 0) {
      this.readHeading(element, level);
    } else if (isDefinition(element)) {
      this.readDefinition(element);
    } else if (element.name === 'pre') {
      for (const [word] of displayedText(element.children).matchAll(identifier)) {
        this.current.code.add(word);
      }
    } else if (element.name === 'img') {
      this.current.text.push(` ${element.attribs.alt ?? ''} `);
    } else {
      const separator = separatingElements.has(element.name) ? ' ' : '';
      this.current.text.push(separator);
      // The header of a blog post contains its date, reading time and authors.
      this.read(element.children, isBlogHeader || (this.isBlog && element.name === 'header'));
      this.current.text.push(separator);
    }
  }

  private readHeading(element: Element, level: number): void {
    const text = cleanText(displayedText(element.children));
    const hasHeading = text !== '';
    if (level === 1) {
      this.title ||= text;
      this.current = this.open({headings: [], anchor: '', hasHeading});
    } else {
      const headings = withHeading(this.current.headings, level, text);
      // In older Docusaurus 2 themes, an anchor element inside the heading has the id.
      const inner = selectOne<AnyNode, Element>('[id], a[name]', element.children);
      this.anchor = element.attribs.id ?? (inner && addressOf(inner)) ?? this.anchor;
      this.current = this.open({headings, anchor: this.anchor, hasHeading});
    }
  }

  /** Reads a definition as a section below the current one, which continues after it. */
  private readDefinition(element: Element): void {
    const above = this.current;
    const {nodes, text = displayedText(nodes)} = definitionName(element);
    const levelAbove = above.headings[above.headings.length - 1]?.level ?? 1;
    const level = Math.min(levelAbove + 1, maxLevel);
    const headings = withHeading(above.headings, level, cleanText(text));
    const anchor = element.attribs.id ?? '';
    const definition = this.open({headings, anchor, hasHeading: true}, true);
    const descriptions = descriptionsOf(element);
    nodes.forEach((node) => this.done.add(node));
    descriptions.forEach((description) => this.done.add(description));
    this.current = definition;
    for (const {children} of [element, ...descriptions]) {
      this.read(children);
      this.current.text.push(' ');
    }
    // A heading in the description has started a section of its own.
    if (this.current === definition) {
      this.current = above;
    }
  }
}

/**
 * Reads the sections of a page's `<main>`, in order: one for the content below the title, and one for each heading and each
 * definition. Navigation and tables of contents are omitted. Only the identifiers of code blocks are included.
 *
 * @param category category of the page
 * @param settings front matter of the page
 */
export function readSections(
  {document, title, keywords: ownKeywords, ...page}: BuiltPage,
  category: string,
  {boost, keywords}: Exclude<PageSettings, false> = {boost: 1, keywords: []},
): Section[] {
  const element = (name: string) => selectOne<AnyNode, Element>(name, document);
  const main = element('main') ?? element('article');
  const reader = new SectionReader(page.type === 'blog');
  reader.read(main?.children ?? []);
  const pageTitle = reader.title || title || page.url;
  const sections: Section[] = [];
  for (const {headings, anchor, isDefinition: isOfName, hasHeading, text, code} of reader.opened) {
    const content = cleanText(text.join('')).slice(0, maxContentLength);
    // Identifiers whose parts are words of the content are already indexed.
    const words = new Set(content.split(/[^\p{L}\p{N}_$]+/u));
    const identifiers = [...code].filter(
      (name) => !name.split(/[.-]/).every((part) => words.has(part)),
    );
    if (hasHeading || content || identifiers.length > 0) {
      const position = sections.length;
      const pageKeywords = position === 0 ? [ownKeywords, ...keywords].filter(Boolean) : [];
      const hiddenWords = [...identifiers, pageKeywords.join(', ')].join(' ').trim();
      sections.push({
        ...page,
        category,
        pageTitle,
        headings: headings.map((heading) => heading.text).filter(Boolean),
        anchor,
        content,
        position,
        ...(hiddenWords && {hiddenWords}),
        ...(isOfName && {isDefinition: true as const}),
        ...(boost !== 1 && {boost}),
      });
    }
  }
  return sections;
}

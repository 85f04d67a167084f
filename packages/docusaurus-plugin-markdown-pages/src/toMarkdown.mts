import type {Element, ElementContent, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import {Parser} from 'htmlparser2';
import type {BlockContent, Code, Html, PhrasingContent, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';

/** Kinds of alerts of GitHub, by the style of an admonition. Others are notes. */
const alerts = new Map(Object.entries({success: 'TIP', warning: 'WARNING', danger: 'CAUTION'}));

/** What is no content: tags, then classes of Docusaurus and of the menu. A doc's `<footer>` has its tags and the link to edit it. */
const leftOut =
  /^(?:audio|button|footer|form|iframe|input|nav|noscript|script|select|style|template|textarea|video),|,(?:hash-link|markdown-menu|theme-edit-this-page|theme-doc-toc-|data-footnote-backref|themedComponent--dark|codeBlockTitle)/;

/** The value of an attribute, or classes separated by commas. Empty without the attribute, or the element. */
export const attribute = (element: Element | undefined, name: string) =>
  String(element?.properties[name] ?? '');

/** The rest of the first class that starts with a prefix. */
const classAfter = (prefix: string, {properties}: Element) =>
  (properties.className as string[] | undefined)
    ?.find((it) => it.startsWith(prefix))
    ?.slice(prefix.length);

const elementsOf = (node: Element | Root) =>
  (node.children as ElementContent[]).filter((child) => child.type === 'element');

/** Tags of blocks, of breaks, and of check boxes, with the white space around them. */
const blockTag =
  / *(<\/?(?:article|aside|blockquote|br|caption|d[dlt]|details|div|fig\w+|h\d|header|hr|input(?=[^<>]*checkbox)|li|main|ol|p|section|summary|t(?:able|body|d|foot|h|head|r)|ul)\b(?:"[^"]*"|[^"<>])*>) */gi;

/**
 * Parses a part of a page. The parser closes what is not closed.
 *
 * @throws Error if elements are nested more than 512 deep
 */
export function parseHtml(html: string): Root {
  // Parsing takes most of the time, and colors of code and buttons are most of the elements of a page.
  const light = html
    .replace(/<button\b(?:(?!<button\b)[^])*?<\/button>/gi, '')
    // White space moves out of links and marks, and goes around blocks. The library takes quadratic time for that.
    .replace(/(?<!\s)(\s+)((?:<\/(?:a|b|em|i|strong)>){1,4})/gi, '$2$1')
    .replace(/((?:<(?:a|b|em|i|strong)\b[^<>]*>){1,4})(\s+)/gi, '$2$1')
    .replace(/<pre\b(?:(?!<pre\b)[^])*?<\/pre>|[\t\n\f\r ]+/gi, (part) =>
      part
        .replace(/^\s+$/, ' ')
        // Lines of code are elements or end in a break, or both.
        .replace(/(?:<br\s*\/?>)?<\/div>|<br\s*\/?>/gi, '\n')
        .replace(/<\/?(?:div|span)\b(?:"[^"]*"|[^"<>])*>/gi, ''),
    )
    .replace(blockTag, '$1');
  const root: Root = {type: 'root', children: []};
  const open: (Root | Element)[] = [root];
  const append = (node: ElementContent) => open.at(-1)?.children.push(node);
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = h(name, attributes);
      append(element);
      // As many elements are open at a time in Chromium.
      if (open.push(element) > 513) {
        throw new Error(
          'It has elements nested more than 512 deep. Close the elements of its Markdown.',
        );
      }
    },
    ontext: (value) => append({type: 'text', value}),
    onclosetag: () => open.pop(),
  });
  parser.end(light);
  return root;
}

/** The text of an element on one line, without the zero-width space in heading links. */
export const textOf = (node: Element) =>
  toText(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** The panels of a list of tabs, from its parent. */
const tabPanels = ':scope > [role=tabpanel], :scope > * > [role=tabpanel]';

/** Blocks that become text in the cells of a table, which have only one line in Markdown. */
const cellBlocks = /^(?:blockquote|d[dlt]|div|li|ol|p|ul)$/;

/** HTML in a line. */
const raw = (value: string) => ({type: 'raw', value}) as unknown as ElementContent;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/**
 * Marks what is not content, moves labels of tabs and titles of code to where they belong, and adds what Markdown has no syntax for: HTML,
 * ids of headings as Docusaurus writes them, and kinds of admonitions as GitHub does.
 */
function prepare(parent: Element | Root, isInCell = false): void {
  for (const element of elementsOf(parent)) {
    const {tagName, children, properties} = element;
    const id = attribute(element, 'id');
    const [first, second] = elementsOf(element);
    const isTabList = attribute(element, 'role') === 'tablist';
    const isHidden = attribute(element, 'ariaHidden') === 'true';
    if (isTabList || isHidden || leftOut.test(`${tagName},${attribute(element, 'className')}`)) {
      properties.dataMdast = 'ignore';
    }
    if (isTabList) {
      const tabs = selectAll('[role=tab]', element);
      const panels = selectAll(tabPanels, parent);
      // Of lazy tabs, there is only the panel of the selected one.
      const isLazy = panels.length < tabs.length;
      const labels = isLazy ? selectAll('[aria-selected=true]', element) : tabs;
      for (const [index, label] of labels.entries()) {
        panels[index]?.children.unshift(h('p', [{...label, tagName: 'strong'}]));
      }
    } else if (classAfter('codeBlockTitle', element)) {
      Object.assign(select('pre', parent)?.properties ?? {}, {title: textOf(element)});
    } else if (classAfter('theme-admonition-', element)) {
      // An admonition without a title and an icon has only its content.
      if (first && second && textOf(first)) {
        first.tagName = 'strong';
      }
      const kind = alerts.get(classAfter('alert--', element) ?? '') ?? 'NOTE';
      element.tagName = 'blockquote';
      children.unshift(h('p', [raw(`[!${kind}]`)]));
    } else if (/^(?:kbd|su[bp])$/.test(tagName)) {
      children.unshift(raw(`<${tagName}>`));
      children.push(raw(`</${tagName}>`));
    } else if (tagName === 'math') {
      // A formula of KaTeX as its source, in the form of GitHub.
      const source = textOf(select('annotation', element) ?? element);
      const isBlock = attribute(element, 'display') === 'block' && !isInCell;
      const pre = h('pre', {class: 'language-math'}, source);
      Object.assign(element, isBlock ? pre : h('span', ['$', h('code', source), '$']));
    } else if (tagName === 'summary' && 'tagName' in parent && parent.tagName === 'details') {
      if (isInCell || select('h1, h2, h3, h4, h5, h6', element)) {
        // The heading already says what the part is about, and HTML would hide it from the outline.
        element.tagName = 'div';
      } else {
        const summary = `<details>\n<summary>${escapeHtml(textOf(element))}</summary>`;
        Object.assign(element, h('p', [raw(summary)]));
        parent.children.push(h('p', [raw('</details>')]));
      }
    } else if (tagName === 'table') {
      const caption = elementsOf(element).find((it) => it.tagName === 'caption');
      if (caption) {
        parent.children.splice(parent.children.indexOf(element), 0, {...caption, tagName: 'p'});
      }
      const cells = selectAll(':scope > tr, :scope > * > tr', element)
        .flatMap(elementsOf)
        .filter((it) => /^t[dh]$/.test(it.tagName));
      // A cell becomes as many cells as it spans.
      const sizes = cells.map(
        ({properties: {colSpan, rowSpan}}) => Number(colSpan ?? 1) * Number(rowSpan ?? 1) || 1,
      );
      if (sizes.reduce((sum, size) => sum + size, 0) > 20_000 || select('pre', element)) {
        // The cells follow each other, because code has lines, and a cell has only one.
        element.tagName = 'div';
        element.children = cells.map((cell) => ({...cell, tagName: 'div'}));
      }
    } else if (/^h\d$/.test(tagName) && /^[^\s<>{}[\]&"`]+$/.test(id)) {
      // Another id would be text or HTML.
      children.push(raw(` {#${id}}`));
    } else if (id && /^(?:dt|li|a)$/.test(tagName) && !attribute(element, 'href')) {
      const start = first?.tagName === 'p' ? first : element;
      start.children.unshift(raw(`<a id="${escapeHtml(id)}"></a>`));
    }
    if (isInCell && cellBlocks.test(element.tagName)) {
      element.tagName = 'span';
      children.push({type: 'text', value: ' '});
    }
    prepare(element, isInCell || /^t[dh]$/.test(element.tagName));
    const isEmpty = children.every((it) => 'properties' in it && it.properties.dataMdast);
    if (isEmpty && /^(?:b|del|em|i|mark|s|strong)$/.test(tagName)) {
      properties.dataMdast = 'ignore';
    }
  }
}

/** The blocks of an element, with inline content in paragraphs. */
const blocks = (state: State, element: Element | Root) =>
  state.toFlow(state.all(element)) as BlockContent[];

const pre: Handle = (state, element: Element) => {
  const code = defaultHandlers.pre(state, element) as Code;
  const title = attribute(element, 'title');
  // CommonMark reads a title only after a language. Code without one has the class `language-text`.
  code.meta = title && `title="${escapeHtml(title)}"`;
  code.lang = classAfter('language-', element) ?? code.lang;
  code.value = toText(element).replace(/\n$/, '');
  return code;
};

/** Writes a text, or a link with it, so that Markdown readers see it as it is. */
export function inline(text: string, url?: string): string {
  const value = {type: 'text', value: text.replace(/\s+/g, ' ').trim()} as const;
  const child = url ? ({type: 'link', url, children: [value]} as const) : value;
  return stringify({type: 'paragraph', children: [child as PhrasingContent]}).trim();
}

/**
 * Converts the content of a page to Markdown.
 *
 * @param content parsed HTML; is changed
 * @param resolve returns the URL for a link or a picture, or `undefined` for one that is not kept
 */
export function toMarkdown(
  content: Element | Root,
  resolve: (href: string) => string | undefined,
): string {
  prepare(content);
  const picture: Handle = (_state, element: Element) => {
    const alt = attribute(element, 'ariaLabel') || attribute(element, 'alt');
    const url = resolve(attribute(element, 'src'));
    if (url) {
      return {type: 'image', url, alt};
    }
    return alt ? {type: 'emphasis', children: [{type: 'text', value: alt}]} : undefined;
  };
  // An empty root, because the library takes quadratic time to collapse white space.
  const empty: Root = {type: 'root', children: []};
  const tree = toMdast(empty, {
    nodeHandlers: {
      root: (state) => ({type: 'root', children: blocks(state, content)}),
      // Without `hName`, it would be a block.
      raw: (_state, {value}: Text) => ({type: 'html', value, data: {hName: 'span'}}) as Html,
    },
    handlers: {
      ...{pre, img: picture, svg: picture},
      kbd: (state, element: Element) => state.all(element),
      a(state, element: Element) {
        const href = attribute(element, 'href');
        const url = href.startsWith('#') ? href : resolve(href);
        const content = state.all(element) as PhrasingContent[];
        // The name of an icon.
        const value = attribute(element, 'title') || attribute(element, 'ariaLabel');
        const isBlank = content.every((it) => it.type === 'text' && !it.value.trim());
        const children = isBlank && value ? [{type: 'text', value} as const] : content;
        return url && children.length > 0 ? {type: 'link', url, children} : children;
      },
    },
  });
  return stringify(tree as Parameters<typeof stringify>[0], {
    bullet: '-',
    handlers: {
      // The library tries about 60 patterns on each text.
      text: (node: Text, _parent, state, info) =>
        /[^\p{L}\p{N} ,.;?/'"()]|[\dw][.)]/iu.test(node.value) ? state.safe(node.value, info) : node.value,
    },
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

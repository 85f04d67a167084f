import type {Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import type {BlockContent, Emphasis, Html, PhrasingContent, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {defaultTreeAdapter, parseFragment} from 'parse5';

/** Kinds of alerts of GitHub, by the style of an admonition. Others are notes. */
const alerts = new Map(Object.entries({success: 'TIP', warning: 'WARNING', danger: 'CAUTION'}));

/** What is not content: tags, then classes of Docusaurus and of the menu. A doc's `<footer>` has its tags and the link to edit it. */
const leftOut =
  /^(?:audio|button|footer|form|iframe|input|nav|noscript|script|select|style|template|textarea|video),|,(?:hash-link|markdown-menu|theme-edit-this-page|theme-doc-toc-|data-footnote-backref|themedComponent--dark|codeBlockTitle)/;

/** Attributes that are not read, and classes if none of them is. */
const unused =
  / (?:data-(?!mdast)[\w-]+|datetime|item\w+|style|t(?:abindex|arget)|class(?!="[^"]*(?:language-|alert--|theme-|hash-link|markdown-menu|data-footnote|themedComponent|codeBlockTitle)))="[^"<>]*"(?<=<\w[^<>']{0,999})/g;

/** The value of an attribute, or classes separated by commas. Empty without the attribute, or the element. */
export const attribute = (element: Element | undefined, name: string) =>
  String(element?.properties[name] ?? '');

/** The rest of the first class that starts with a prefix. */
const classAfter = (prefix: string, element: Element | undefined) =>
  `,${attribute(element, 'className')}`.split(`,${prefix}`)[1]?.split(',')[0];

const elementsOf = (node: Element | Root) =>
  (node.children as ElementContent[]).filter((child) => child.type === 'element');

/** Tags of blocks, of breaks, and of check boxes, with the white space around them. */
const blockTag =
  / *(<\/?(?:article|aside|blockquote|br|caption|d[dlt]|details|div|fig\w+|h\d|header|hr|input(?=[^<>]*checkbox)|li|main|ol|p|section|summary|t(?:able|body|d|foot|h|head|r)|ul)\b(?:"[^"]*"|[^"<>])*>) */gi;

/**
 * Parses a part of a page. The parser repairs what is not valid, and adds tags that a minifier has left out.
 *
 * @throws Error if elements are nested more than 512 deep
 */
export function parseHtml(html: string): Root {
  // Parsing takes most of the time, and colors of code and buttons are most of the elements of a page.
  const light = html
    .replace(/<(button|footer|nav)\b(?:(?!<\1\b)[^])*?<\/\1>/gi, '')
    .replace(unused, '')
    .replace(/<pre\b(?:(?!<pre\b)[^])*?<\/pre>|[\t\n\f\r][\t\n\f\r ]*| [\t\n\f\r ]+/gi, (part) =>
      part
        .replace(/^\s+$/, ' ')
        // Lines of code are elements or end in a break, or both.
        .replace(/(?:<br\s*\/?>)?<\/div>|<br\s*\/?>/gi, '\n')
        .replace(/<\/?(?:div|span)\b(?:"[^"]*"|[^"<>])*>/gi, ''),
    )
    // White space moves out of links and marks, and goes around blocks. The library takes quadratic time for that.
    .replace(/ ((?:<\/(?:a|b|em|i|strong)>){1,4})/gi, '$1 ')
    .replace(/((?:<(?:a|b|em|i|strong)\b[^<>]*>){1,4}) /gi, ' $1')
    .replace(blockTag, '$1');
  // As many elements are open at a time in Chromium. The time to parse grows with the square of the depth.
  let depth = 512;
  const onItemPush = () => {
    if ((depth -= 1) < 0) {
      throw new Error('Elements are nested more than 512 deep. Close those in its Markdown.');
    }
  };
  const treeAdapter = {...defaultTreeAdapter, onItemPush, onItemPop: () => void (depth += 1)};
  return fromParse5(parseFragment(light, {treeAdapter})) as Root;
}

/** The text of an element on one line, without the zero-width space in heading links. */
export const textOf = (node: Element) =>
  toText(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

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
      const panels = selectAll(':scope > [role=tabpanel], :scope > * > [role=tabpanel]', parent);
      // Of lazy tabs, there is only the panel of the selected one.
      const labels = selectAll(panels[1] ? '[role=tab]' : '[aria-selected=true]', element);
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
      element.children = [raw(`<${tagName}>`), ...children, raw(`</${tagName}>`)];
    } else if (tagName === 'math') {
      // A formula of KaTeX as its source, in the form of GitHub.
      const source = textOf(select('annotation', element) ?? element);
      const isBlock = attribute(element, 'display') === 'block' && !isInCell;
      const pre = h('pre', {class: 'language-math'}, source);
      Object.assign(element, isBlock ? pre : h('span', ['$', h('code', source), '$']));
    } else if (first?.tagName === 'summary' && !select('h1, h2, h3, h4, h5, h6', first)) {
      // A heading already says what the part is about, and HTML would hide it from the outline.
      const summary = `<details><summary>${escapeHtml(textOf(first))}</summary>`;
      Object.assign(first, h('p', [raw(summary)]));
      children.push(h('p', [raw('</details>')]));
    } else if (tagName === 'table') {
      for (const caption of selectAll(':scope > caption', element)) {
        parent.children.splice(parent.children.indexOf(element), 0, {...caption, tagName: 'p'});
      }
      const cells = selectAll(':scope > tr > *, :scope > * > tr > *', element);
      // A cell becomes as many cells as it spans.
      const sizeOf = ({properties: {colSpan = 1, rowSpan = 1}}: Element) =>
        Number(colSpan) * Number(rowSpan) || 1;
      const size = cells.reduce((sum, cell) => sum + sizeOf(cell), 0);
      if (size > 20_000 || select('pre', element)) {
        // The cells follow each other, because code has lines, and a cell has only one.
        element.tagName = 'div';
        element.children = cells.map((cell) => ({...cell, tagName: 'div'}));
      }
    } else if (/^h\d$/.test(tagName) && /^[^\s<>{}[\]&"`]+$/.test(id)) {
      // Another id would be text or HTML.
      children.push(raw(` {#${id}}`));
    } else if (id && /^(?:dt|li|a)$/.test(tagName) && !attribute(element, 'href')) {
      const parentOfAnchor = first?.tagName === 'p' ? first : element;
      parentOfAnchor.children.unshift(raw(`<a id="${escapeHtml(id)}"></a>`));
    }
    // A cell has only one line in Markdown.
    if (isInCell && /^(?:blockquote|d[dlt]|div|li|ol|p|ul)$/.test(element.tagName)) {
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

/** Writes a text, or a link with it, so that Markdown readers see it as it is. */
export function inline(text: string, url?: string): string {
  const value = {type: 'text', value: text.replace(/\s+/g, ' ').trim()} as const;
  const child = url ? ({type: 'link', url, children: [value]} as const) : value;
  return stringify({type: 'paragraph', children: [child as PhrasingContent]}).trim();
}

/**
 * Converts the content of a page to Markdown.
 *
 * @param page its content, parsed; is changed
 * @param resolve returns the URL for a link or a picture, or `undefined` for one that is not kept
 */
export function toMarkdown(
  page: Element | Root,
  resolve: (href: string) => string | undefined,
): string {
  prepare(page);
  const picture: Handle = (_state, element: Element) => {
    const alt = attribute(element, 'ariaLabel') || attribute(element, 'alt');
    const url = resolve(attribute(element, 'src'));
    const name = {type: 'emphasis', children: [{type: 'text', value: alt}]} as Emphasis;
    return url ? {type: 'image', url, alt} : alt ? name : undefined;
  };
  const pre: Handle = (_state, element: Element) => {
    const title = attribute(element, 'title');
    return {
      type: 'code',
      lang: classAfter('language-', element) ?? classAfter('language-', elementsOf(element)[0]),
      // CommonMark reads a title only after a language. Code without one has the class `language-text`.
      meta: title && `title="${escapeHtml(title)}"`,
      value: toText(element).replace(/\n$/, ''),
    };
  };
  // An empty root, because the library takes quadratic time to collapse white space.
  const tree = toMdast({type: 'root', children: []} satisfies Root, {
    nodeHandlers: {
      root: (state) => ({type: 'root', children: state.toFlow(state.all(page)) as BlockContent[]}),
      comment: () => undefined,
      // Without `hName`, it would be a block.
      raw: (_state, {value}: Text) => ({type: 'html', value, data: {hName: 'span'}}) as Html,
    },
    handlers: {
      ...{pre, img: picture, svg: picture},
      // The summary of details without HTML.
      summary: (state, element: Element) => state.toFlow(state.all(element)) as BlockContent[],
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
        /[^\p{L}\p{N} ,.;?/'"()]|[\dw][.)]/iu.test(node.value)
          ? state.safe(node.value, info)
          : node.value,
    },
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

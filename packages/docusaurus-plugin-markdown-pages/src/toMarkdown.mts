import type {Comment, Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {BlockContent, Code, Html, PhrasingContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {defaultTreeAdapter, parseFragment} from 'parse5';

/** Kinds of alerts of GitHub, by the style of an admonition. Others are notes. */
const alerts = new Map(Object.entries({success: 'TIP', warning: 'WARNING', danger: 'CAUTION'}));

/** Elements that are no content. A doc's `<footer>` has its tags and the link to edit it. */
const leftOutTag = /^(?:audio|button|footer|form|iframe|nav|noscript|script|style|template|video)$/;

/** Classes of Docusaurus and of the menu. */
const leftOutClass =
  /(?:^|,)(?:hash-link|markdown-menu|theme-edit-this-page|theme-doc-toc-|data-footnote-backref|themedComponent--dark)/;

/** The value of an attribute, or classes separated by commas. Empty without the attribute, or the element. */
export const attribute = (element: Element | undefined, name: string) =>
  String(element?.properties[name] ?? '');

/** The rest of the first class that starts with a prefix. */
const classAfter = (prefix: string, element: Element) =>
  new RegExp(`(?:^|,)${prefix}([^,]*)`).exec(attribute(element, 'className'))?.[1];

const elementsOf = (node: Element | Root) =>
  (node.children as ElementContent[]).filter((child) => child.type === 'element');

/** Largest number of elements that are open at a time, as in Chromium. The time to parse grows with the square of the depth. */
const maxDepth = 512;

/**
 * Parses a part of a page. The HTML parser repairs what is not valid.
 *
 * @throws Error if elements are nested more than 512 deep
 */
export function parseHtml(html: string): Root {
  // Parsing takes most of the time, and colors of code and buttons are most of the elements of a page.
  const light = html
    .replace(/<button\b[^]*?<\/button>/gi, '')
    .replace(/<pre\b[^]*?<\/pre>/gi, (pre) =>
      pre
        // Lines are elements or end in a break, or both.
        .replace(/(?:<br\s*\/?>)?<\/div>|<br\s*\/?>/gi, '\n')
        .replace(/<\/?(?:div|span)\b(?:"[^"]*"|[^">])*>/gi, ''),
    );
  let depth = 0;
  const onItemPush = () => {
    depth += 1;
    if (depth > maxDepth) {
      throw new Error(
        `It has elements nested more than ${maxDepth} deep. Close the elements that its Markdown or components open.`,
      );
    }
  };
  const onItemPop = () => void (depth -= 1);
  const treeAdapter = {...defaultTreeAdapter, onItemPush, onItemPop};
  return fromParse5(parseFragment(light, {treeAdapter})) as Root;
}

/** The text of an element on one line, without the zero-width space in heading links. */
export const textOf = (node: Element) =>
  toText(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

const paragraph = (child: ElementContent): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [child],
});

/** Moves labels of tabs and titles of code to where they belong, and removes what is not content. */
function clean(node: Element | Root): void {
  const elements = elementsOf(node);
  const list = elements.find((child) => attribute(child, 'role') === 'tablist');
  const panels = elements
    .flatMap((child) => [child, ...elementsOf(child)])
    .filter((child) => list && attribute(child, 'role') === 'tabpanel');
  for (const [index, panel] of panels.entries()) {
    const tabs = selectAll('[role=tab]', list);
    // Of lazy tabs, there is only the panel of the selected one.
    const tab = panels.length < tabs.length ? select('[aria-selected=true]', list) : tabs[index];
    panel.children.unshift(...(tab ? [paragraph({...tab, tagName: 'strong'})] : []));
  }
  const title = elements.find((child) => classAfter('codeBlockTitle', child));
  const code = title && select('pre', node);
  if (code) {
    code.properties.title = textOf(title);
  }
  node.children = (node.children as ElementContent[]).filter(
    (child) =>
      child.type === 'text' ||
      (child.type === 'element' &&
        child !== list &&
        child !== title &&
        !leftOutTag.test(child.tagName) &&
        !leftOutClass.test(attribute(child, 'className')) &&
        attribute(child, 'ariaHidden') !== 'true'),
  );
  elementsOf(node).forEach(clean);
}

/** Blocks in the cells of a table, which have only one line in Markdown. */
const cellBlocks = ':is(td, th) :is(blockquote, dd, div, dl, dt, li, ol, p, ul)';

/** HTML in a line. There are no other comments after `clean`. */
const comment = (value: string): Comment => ({type: 'comment', value});

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/** Adds HTML for what has no syntax in Markdown, ids of headings in the syntax of Docusaurus, and kinds of admonitions in that of GitHub. */
function addSyntax(content: Element | Root): void {
  for (const element of selectAll('[id], kbd, sub, sup, table, .theme-admonition', content)) {
    const {tagName, children} = element;
    const id = escapeHtml(attribute(element, 'id'));
    const [title, ...rest] = elementsOf(element);
    if (classAfter('theme-admonition-', element)) {
      // An admonition without a title and an icon has only its content.
      if (title && rest.length > 0 && textOf(title)) {
        title.tagName = 'strong';
      }
      const kind = alerts.get(classAfter('alert--', element) ?? '') ?? 'NOTE';
      element.tagName = 'blockquote';
      children.unshift(paragraph(comment(`[!${kind}]`)));
    } else if (/^(?:kbd|su[bp])$/.test(tagName)) {
      children.unshift(comment(`<${tagName}>`));
      children.push(comment(`</${tagName}>`));
    } else if (tagName === 'table' && !select('pre', element)) {
      for (const block of selectAll(cellBlocks, element)) {
        block.tagName = 'span';
        block.children.push({type: 'text', value: ' '});
      }
    } else if (/^h\d$/.test(tagName)) {
      // Another id would be text or HTML.
      children.push(...(/^[^\s<>{}[\]&`]+$/.test(id) ? [comment(` {#${id}}`)] : []));
    } else if (/^(?:dt|li|a)$/.test(tagName) && !attribute(element, 'href')) {
      (title?.tagName === 'p' ? title : element).children.unshift(comment(`<a id="${id}"></a>`));
    }
  }
}

/** The blocks of an element, with inline content in paragraphs. */
const blocks = (state: State, element: Element) =>
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

const details: Handle = (state, element: Element) => {
  const summary = select(':scope > summary', element);
  if (!summary || select('h1, h2, h3, h4, h5, h6', summary)) {
    // The heading already says what the part is about, and HTML would hide it from the outline.
    return blocks(state, element);
  }
  summary.properties.dataMdast = 'ignore';
  return [
    {type: 'html', value: `<details>\n<summary>${escapeHtml(textOf(summary))}</summary>`},
    ...blocks(state, element),
    {type: 'html', value: '</details>'},
  ];
};

/** A formula of KaTeX as its source, in the form of GitHub. */
const math: Handle = (_state, element: Element) => {
  const value = textOf(select('annotation', element) ?? element);
  const dollar = () => ({type: 'text', value: '$'}) as const;
  return attribute(element, 'display') === 'block'
    ? {type: 'code', lang: 'math', value}
    : [dollar(), {type: 'inlineCode', value}, dollar()];
};

const table: Handle = (state, element: Element) => {
  const caption = select('caption', element);
  return [
    ...(caption ? blocks(state, caption) : []),
    // Cells with code blocks follow each other, because the code has lines.
    ...(select('pre', element)
      ? selectAll('td, th', element).flatMap((it) => blocks(state, it))
      : [defaultHandlers.table(state, element)]),
  ];
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
  clean(content);
  addSyntax(content);
  const picture: Handle = (_state, element: Element) => {
    const alt = attribute(element, 'ariaLabel') || attribute(element, 'alt');
    const url = resolve(attribute(element, 'src'));
    if (url) {
      return {type: 'image', url, alt};
    }
    return alt ? {type: 'emphasis', children: [{type: 'text', value: alt}]} : undefined;
  };
  const tree = toMdast(content, {
    // Without `hName`, it would be a block.
    nodeHandlers: {
      comment: (_state, {value}: Comment) => ({type: 'html', value, data: {hName: 'span'}}) as Html,
    },
    handlers: {
      ...{details, math, pre, table, img: picture, svg: picture},
      kbd: (state, element: Element) => state.all(element),
      summary: blocks,
      // Only the check boxes of lists, which the handler of the list reads, are content.
      input: () => undefined,
      a(state, element: Element) {
        const href = attribute(element, 'href');
        const url = href.startsWith('#') ? href : resolve(href);
        const content = state.all(element) as PhrasingContent[];
        // The name of an icon.
        const value = attribute(element, 'title') || attribute(element, 'ariaLabel');
        const children = content.length === 0 && value ? [{type: 'text', value} as const] : content;
        return url && children.length > 0 ? {type: 'link', url, children} : children;
      },
    },
  });
  return stringify(tree as Parameters<typeof stringify>[0], {
    bullet: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

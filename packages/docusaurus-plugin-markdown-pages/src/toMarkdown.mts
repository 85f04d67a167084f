import type {Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select} from 'hast-util-select';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {BlockContent, Code, PhrasingContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {defaultTreeAdapter, parseFragment} from 'parse5';

/** Kinds of alerts of GitHub, by the type of a Docusaurus admonition. Other types are notes. */
const alerts = new Map([
  ['tip', 'TIP'],
  ['success', 'TIP'],
  ['important', 'IMPORTANT'],
  ['caution', 'WARNING'],
  ['warning', 'WARNING'],
  ['danger', 'CAUTION'],
]);

/** Elements that are no content. A doc's `<footer>` has its tags and the link to edit it. */
const leftOutTag = /^(?:button|footer|form|iframe|nav|noscript|script|style|template)$/;

/** Classes of Docusaurus and of the menu. */
const leftOutClass =
  /(?:^| )(?:hash-link|markdown-menu|theme-edit-this-page|theme-doc-toc-mobile)(?: |$)/;

/** The value of an attribute; a list separated by spaces; empty without the attribute. */
export function attribute({properties}: Element, name: string): string {
  const value = properties[name] ?? '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** The rest of the first class that starts with a prefix. */
function classAfter(prefix: string, element: Element): string | undefined {
  const classes = attribute(element, 'className').split(' ');
  return classes.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

const elementsOf = (node: Element | Root) =>
  (node.children as ElementContent[]).filter((child) => child.type === 'element');

/** Deepest nesting of elements, as in Chromium. The time to parse grows with the square of the depth. */
const maxDepth = 512;

/** Builds a tree that is not nested more deeply than browsers display. */
const treeAdapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  appendChild(parent, child) {
    let depth = 0;
    for (let node: object | null | undefined = parent; node; depth += 1) {
      node = (node as {parentNode?: object | null}).parentNode;
    }
    if (depth > maxDepth) {
      throw new Error(
        `It has elements nested more than ${maxDepth} deep. Close the elements that its Markdown or components open.`,
      );
    }
    defaultTreeAdapter.appendChild(parent, child);
  },
  setTemplateContent(template, content) {
    defaultTreeAdapter.setTemplateContent(template, Object.assign(content, {parentNode: template}));
  },
};

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
      pre.replace(/<\/?span\b(?:"[^"]*"|[^">])*>/gi, '').replace(/<br>/gi, '\n'),
    );
  return fromParse5(parseFragment(light, {treeAdapter})) as Root;
}

/** The text of an element on one line, without the zero-width space in heading links. */
export const textOf = (node: Element) =>
  toText(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();

/** The alternative text of a picture. Empty for other elements. */
function alternative(element: Element | undefined): string {
  const picture = element?.tagName === 'picture' ? select('img', element) : element;
  return picture?.tagName === 'img' ? attribute(picture, 'alt') : '';
}

/** Removes what is not content, and the second of two pictures for the light and the dark color mode. Moves labels to where they belong. */
function clean(node: Element | Root): void {
  const elements = elementsOf(node);
  const list = elements.find((child) => attribute(child, 'role') === 'tablist');
  if (list) {
    // In the classic theme, panels have no label of their own.
    const labels = elementsOf(list).map(textOf);
    const panels = elements.flatMap((child) => [child, ...elementsOf(child)]);
    panels
      .filter((child) => attribute(child, 'role') === 'tabpanel')
      .forEach((panel, index) => (panel.properties.ariaLabel ??= labels[index]));
  }
  const title = elements.find((child) => classAfter('codeBlockTitle', child));
  const code = title && select('pre', node);
  if (code) {
    code.properties.title = textOf(title);
  }
  const kept = elements.filter(
    (child, index) =>
      child !== list &&
      child !== title &&
      !leftOutTag.test(child.tagName) &&
      attribute(child, 'ariaHidden') !== 'true' &&
      !leftOutClass.test(attribute(child, 'className')) &&
      !(alternative(child) && alternative(child) === alternative(elements[index - 1])),
  );
  const all = new Set<unknown>(kept);
  node.children = (node.children as ElementContent[]).filter(
    (child) => child.type === 'text' || all.has(child),
  );
  kept.forEach(clean);
}

const html = (value: string) => ({type: 'html', value}) as const;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

function bold(text: string): BlockContent {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: text}]}]};
}

/** The blocks of an element, with inline content in paragraphs. */
function blocks(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

const pre: Handle = (state, element: Element) => {
  const code = defaultHandlers.pre(state, element) as Code;
  const title = attribute(element, 'title');
  // CommonMark reads a title only after a language. Code without one has the class `language-text`.
  return {
    ...code,
    lang: classAfter('language-', element) ?? code.lang,
    meta: title && `title="${escapeHtml(title)}"`,
  };
};

const div: Handle = (state, element: Element) => {
  const admonition = classAfter('theme-admonition-', element);
  if (admonition) {
    const [title, ...content] = elementsOf(element);
    return {
      type: 'blockquote',
      children: [
        {type: 'paragraph', children: [html(`[!${alerts.get(admonition) ?? 'NOTE'}]`)]},
        ...(title ? [bold(textOf(title))] : []),
        ...content.flatMap((part) => blocks(state, part)),
      ],
    };
  }
  if (attribute(element, 'role') === 'tabpanel') {
    return [bold(attribute(element, 'ariaLabel')), ...blocks(state, element)];
  }
  return defaultHandlers.div(state, element);
};

const heading: Handle = (state, element: Element) => {
  const result = defaultHandlers.h1(state, element);
  const id = attribute(element, 'id');
  // Another id would be text or HTML.
  if (/^[^\s<>{}[\]&`]+$/.test(id)) {
    result.children.push(html(` {#${id}}`));
  }
  return result;
};

/** Rows of a definition list become list items: term, then descriptions. */
const dl: Handle = (state, element: Element) => {
  const items: {type: 'listItem'; spread: boolean; children: BlockContent[]}[] = [];
  // HTML allows `<div>` around the rows.
  const rows = elementsOf(element).flatMap((row) =>
    row.tagName === 'div' ? elementsOf(row) : [row],
  );
  for (const row of rows) {
    const children = blocks(state, row);
    const last = items.at(-1);
    if (row.tagName !== 'dt' && last) {
      last.children.push(...children);
      continue;
    }
    const id = attribute(row, 'id');
    if (id && children[0]?.type === 'paragraph') {
      children[0].children.unshift(html(`<a id="${escapeHtml(id)}"></a>`));
    }
    items.push({type: 'listItem', spread: false, children});
  }
  return {type: 'list', ordered: false, spread: false, children: items};
};

const details: Handle = (state, element: Element) => {
  const summary = elementsOf(element).find(({tagName}) => tagName === 'summary');
  const children = element.children.filter((child) => child !== summary);
  const rest = blocks(state, {...element, children});
  if (summary && select('h1, h2, h3, h4, h5, h6', summary)) {
    // The heading already says what the part is about, and HTML would hide it from the outline.
    return [...blocks(state, summary), ...rest];
  }
  const label = summary ? escapeHtml(textOf(summary)) : '';
  return [html(`<details>\n<summary>${label}</summary>`), ...rest, html('</details>')];
};

/** Elements without a counterpart in Markdown that readers of Markdown know as HTML. */
const asHtml: Handle = (state, element: Element) => [
  html(`<${element.tagName}>`),
  ...(state.all(element) as PhrasingContent[]),
  html(`</${element.tagName}>`),
];

/** A picture without a file of its own: its alternative text. */
function drawing(element: Element): PhrasingContent | undefined {
  const label = attribute(element, 'ariaLabel') || attribute(element, 'alt');
  return label ? {type: 'emphasis', children: [{type: 'text', value: label}]} : undefined;
}

/** Escapes a text on one line, so that Markdown readers see it as it is. */
export function escapeMarkdown(text: string): string {
  const value = text.replace(/\s+/g, ' ').trim();
  // Without characters that Markdown uses, which most titles lack.
  return /[^\p{L}\p{N} .,:;'’–-]/u.test(value)
    ? stringify({type: 'paragraph', children: [{type: 'text', value}]}).trim()
    : value;
}

/**
 * Converts the content of a page to Markdown.
 *
 * @param content parsed HTML; is changed
 * @param resolve returns the URL for a link or a picture, or `undefined` for one that is not kept
 */
export function toMarkdown(
  content: Element | Root,
  resolve: (href: string, isPicture: boolean) => string | undefined,
): string {
  clean(content);
  const headings = Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, heading]));
  const tree = toMdast(content, {
    handlers: {
      ...headings,
      ...{div, dl, details, pre, kbd: asHtml, sub: asHtml, sup: asHtml},
      svg: (_state, element: Element) => drawing(element),
      // Only the check boxes of lists, which the handler of the list reads, are content.
      input: () => undefined,
      a(state, element: Element) {
        const href = resolve(attribute(element, 'href'), false);
        return href === undefined
          ? state.all(element)
          : defaultHandlers.a(state, {...element, properties: {href}});
      },
      img(_state, element: Element) {
        const src = resolve(attribute(element, 'src'), true);
        return src === undefined
          ? drawing(element)
          : {type: 'image', url: src, alt: attribute(element, 'alt')};
      },
    },
  });
  return stringify(tree as Parameters<typeof stringify>[0], {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

import type {Element, ElementContent, Root} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {BlockContent, Code, PhrasingContent, RootContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const parser = unified().use(rehypeParse, {fragment: true});
const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});

/** Kinds of alerts of GitHub, by the type of a Docusaurus admonition. Other types are notes. */
const alerts: Record<string, string> = {
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  caution: 'WARNING',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/** Elements without content for a reader of text. A doc's `<footer>` has its tags and the link to edit it. */
const leftOut = new Set([
  ...[
    'button',
    'footer',
    'form',
    'iframe',
    'input',
    'nav',
    'noscript',
    'script',
    'style',
    'template',
  ],
]);

/** Classes of Docusaurus, without the hash of a CSS module. */
const leftOutClasses = new Set(['hash-link', 'theme-edit-this-page', 'theme-doc-toc-mobile']);

function classesOf({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function attribute({properties}: Element, name: string): string {
  return String(properties[name] ?? '');
}

function elementsOf(node: Element | Root): Element[] {
  return (node.children as ElementContent[]).filter((child) => child.type === 'element');
}

/** Finds the first element, in document order, that a test accepts. */
export function find(
  node: Element | Root,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const child of elementsOf(node)) {
    const found = test(child) ? child : find(child, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Parses a part of a page. Never fails: the HTML parser repairs what is not valid. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}

/** The text of an element on one line, without the zero-width space in heading links. */
export function textOf(node: Element | Root): string {
  return toText(node)
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isLeftOut(element: Element): boolean {
  return (
    leftOut.has(element.tagName) ||
    attribute(element, 'ariaHidden') === 'true' ||
    attribute(element, 'role') === 'tablist' ||
    classesOf(element).some((name) => leftOutClasses.has(name))
  );
}

/** The alternative text of a picture, or `undefined` for an element that is none. */
function alternative(element: Element | undefined): string | undefined {
  const picture =
    element?.tagName === 'picture' ? find(element, ({tagName}) => tagName === 'img') : element;
  return picture?.tagName === 'img' ? attribute(picture, 'alt') : undefined;
}

/** Copies the label of each tab to its panel. Panels of the classic theme have no label of their own. */
function labelPanels(tabs: Element, list: Element): void {
  const labels = elementsOf(list).map(textOf);
  const panels: Element[] = [];
  const collect = (node: Element) => {
    for (const child of elementsOf(node)) {
      if (attribute(child, 'role') === 'tabpanel') {
        panels.push(child);
      } else {
        collect(child);
      }
    }
  };
  collect(tabs);
  panels.forEach((panel, index) => {
    panel.properties.ariaLabel ??= labels[index] ?? '';
  });
}

/** Removes what is not content, and the second of two pictures for the light and the dark color mode. */
function clean(node: Element | Root): void {
  const list = elementsOf(node).find((child) => attribute(child, 'role') === 'tablist');
  if (list && node.type === 'element') {
    labelPanels(node, list);
  }
  let previous: Element | undefined;
  node.children = (node.children as ElementContent[]).filter((child) => {
    if (child.type !== 'element') {
      return child.type === 'text';
    }
    const text = alternative(child);
    const isRepeated = Boolean(text) && text === alternative(previous);
    previous = child;
    return !isRepeated && !isLeftOut(child);
  });
  for (const child of elementsOf(node)) {
    clean(child);
    if (child.tagName === 'pre') {
      // Most elements of a page are the colored parts of code.
      const code = find(child, ({tagName}) => tagName === 'code');
      const parent = code ?? child;
      parent.children = [{type: 'text', value: codeText(parent)}];
    }
  }
}

/** The text of a code block. Each line of the classic theme ends with `<br>`. */
function codeText(node: ElementContent | Root): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  return 'children' in node ? (node.children as ElementContent[]).map(codeText).join('') : '';
}

function codeBlock(pre: Element, around: Element, title?: string): Code {
  const code = elementsOf(pre).find(({tagName}) => tagName === 'code');
  const language = [pre, code, around]
    .flatMap((element) => (element ? classesOf(element) : []))
    .find((name) => name.startsWith('language-'));
  return {
    type: 'code',
    lang: language?.slice('language-'.length) ?? null,
    // CommonMark has no language without a name, and a title is only read after a language.
    meta: title && language ? `title="${title.replace(/"/g, '&quot;')}"` : null,
    value: codeText(pre).replace(/\n$/, ''),
  };
}

const html = (value: string) => ({type: 'html', value}) as const;

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function bold(text: string): RootContent {
  return {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: text}]}]};
}

/** The blocks of an element, with inline content in paragraphs. */
function blocks(state: State, element: Element): BlockContent[] {
  return state.toFlow(state.all(element)) as BlockContent[];
}

function admonition(state: State, element: Element): RootContent {
  const type = classesOf(element).find((name) => name.startsWith('theme-admonition-'));
  const kind = alerts[type?.slice('theme-admonition-'.length) ?? ''] ?? 'NOTE';
  const [heading, ...content] = elementsOf(element);
  const title = heading && textOf(heading);
  const marker: PhrasingContent[] = [html(`[!${kind}]`)];
  return {
    type: 'blockquote',
    children: [
      {type: 'paragraph', children: marker},
      ...((title ? [bold(title)] : []) as BlockContent[]),
      ...content.flatMap((part) => blocks(state, part)),
    ],
  };
}

const div: Handle = (state, element: Element) => {
  const classes = classesOf(element);
  if (classes.includes('theme-admonition')) {
    return admonition(state, element);
  }
  if (classes.includes('theme-code-block')) {
    const pre = find(element, ({tagName}) => tagName === 'pre');
    const title = elementsOf(element).find((child) =>
      classesOf(child).some((name) => name.startsWith('codeBlockTitle')),
    );
    if (pre) {
      const text = title && textOf(title);
      const code = codeBlock(pre, element, text);
      return text && !code.meta ? [bold(text), code] : code;
    }
  }
  if (attribute(element, 'role') === 'tabpanel') {
    return [bold(attribute(element, 'ariaLabel')), ...blocks(state, element)];
  }
  return defaultHandlers.div(state, element);
};

const heading: Handle = (state, element: Element) => {
  const result = defaultHandlers.h1(state, element);
  const id = attribute(element, 'id');
  if (id) {
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
    const last = items.at(-1);
    if (row.tagName === 'dt' || !last) {
      const id = attribute(row, 'id');
      const children = blocks(state, row);
      if (id && children[0]?.type === 'paragraph') {
        children[0].children.unshift(
          html(`<a id="${escapeHtml(id).replace(/"/g, '&quot;')}"></a>`),
        );
      }
      items.push({type: 'listItem', spread: false, children});
    } else {
      last.children.push(...blocks(state, row));
    }
  }
  return {type: 'list', ordered: false, spread: false, children: items};
};

const details: Handle = (state, element: Element) => {
  const summary = elementsOf(element).find(({tagName}) => tagName === 'summary');
  const rest = element.children.filter((child) => child !== summary);
  if (summary && find(summary, ({tagName}) => /^h[1-6]$/.test(tagName))) {
    // The heading already says what the part is about, and HTML would hide it from the outline.
    return [...blocks(state, summary), ...blocks(state, {...element, children: rest})];
  }
  return [
    html(`<details>\n<summary>${escapeHtml(summary ? textOf(summary) : '')}</summary>`),
    ...blocks(state, {...element, children: rest}),
    html('</details>'),
  ] as RootContent[];
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
  const tree = toMdast(content, {
    handlers: {
      div,
      dl,
      details,
      h1: heading,
      h2: heading,
      h3: heading,
      h4: heading,
      h5: heading,
      h6: heading,
      kbd: asHtml,
      sub: asHtml,
      sup: asHtml,
      svg: (_state, element: Element) => drawing(element),
      pre: (_state, element: Element) => codeBlock(element, element),
      a(state, element: Element) {
        const href = resolve(attribute(element, 'href'), false);
        return href === undefined
          ? state.all(element)
          : defaultHandlers.a(state, {...element, properties: {href}});
      },
      img(state, element: Element) {
        const src = resolve(attribute(element, 'src'), true);
        return src === undefined
          ? drawing(element)
          : {type: 'image', url: src, alt: attribute(element, 'alt')};
      },
    },
  });
  return writer.stringify(tree as Parameters<typeof writer.stringify>[0]);
}

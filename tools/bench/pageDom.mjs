// @ts-check
import {parseDocument} from 'htmlparser2';

/** Hashes of contents in the names of assets and in the content security policy: another minifier writes other bytes. */
const contentHash = /\.[0-9a-f]{8}(?=\.(?:js|css)\b)|'sha256-[^']*'/g;

/** html-minifier-terser shortens the value. */
const shortViewport = (/** @type {string} */ content) => content.replaceAll(/\s|\.0\b/g, '');

/** @param {import('domhandler').Element} element */
function startTag({name, attribs}) {
  const attributes = Object.entries(attribs).map(([key, value]) => {
    const short = attribs.name === 'viewport' ? shortViewport(value) : value;
    return ` ${key}=${JSON.stringify(short.replaceAll(contentHash, ''))}`;
  });
  return `<${name}${attributes.sort().join('')}>`;
}

/** @param {import('domhandler').Element} script */
const isComparedScript = ({attribs: {type, id}}) => type !== undefined && id !== 'page-scripts';

/**
 * The DOM of a page, one node per line, without what may differ between two builds of it:
 * - whitespace is collapsed outside of `pre`,
 * - the text of inline scripts, which the minifiers write in different ways (the browser tests run them), and content hashes,
 * - the list of chunks: webpack splits the output of Babel differently from that of esbuild.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function domLines(html) {
  /** @type {string[]} */
  const lines = [];
  /**
   * @param {import('domhandler').ChildNode[]} nodes
   * @param {boolean} isPreformatted
   */
  function add(nodes, isPreformatted) {
    for (const node of nodes) {
      if (node.type === 'text') {
        const text = isPreformatted ? node.data : node.data.replaceAll(/\s+/g, ' ').trim();
        if (text) {
          lines.push(text);
        }
      } else if ('attribs' in node) {
        lines.push(startTag(node));
        if (node.name !== 'script' || isComparedScript(node)) {
          add(node.children, isPreformatted || node.name === 'pre');
        }
        lines.push(`</${node.name}>`);
      } else if ('data' in node) {
        lines.push(node.type === 'comment' ? `<!--${node.data}-->` : node.data.toLowerCase());
      }
    }
  }
  add(parseDocument(html).children, false);
  return lines;
}

/**
 * Compares two builds of a site page by page.
 *
 * @param {Map<string, string>} actual HTML by file
 * @param {Map<string, string>} expected
 * @returns {string[]} for each page that differs or is missing: its file, and the first line of the DOM that differs
 */
export function differingPages(actual, expected) {
  return [...new Set([...expected.keys(), ...actual.keys()])].flatMap((file) => {
    const [actualLines, expectedLines] = [actual, expected].map((pages) =>
      domLines(pages.get(file) ?? ''),
    );
    const lines = Math.max(actualLines.length, expectedLines.length);
    const line = Array.from({length: lines}).findIndex(
      (_, index) => actualLines[index] !== expectedLines[index],
    );
    return line === -1 ? [] : [`${file}: ${actualLines[line]} instead of ${expectedLines[line]}`];
  });
}

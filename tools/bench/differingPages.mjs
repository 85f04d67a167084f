// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'htmlparser2';

/** Hashes of contents in the names of assets and in the content security policy: another minifier writes other bytes. */
const contentHash = /\.[0-9a-f]{8}(?=\.(?:js|css)\b)|'sha256-[^']*'/g;

/** @param {import('domhandler').Element} element */
function startTag({name, attribs}) {
  const attributes = Object.entries(attribs).map(([key, value]) => {
    // html-minifier-terser shortens the value.
    const short = attribs.name === 'viewport' ? value.replaceAll(/\s|\.0\b/g, '') : value;
    return ` ${key}=${JSON.stringify(short.replaceAll(contentHash, ''))}`;
  });
  return `<${name}${attributes.sort().join('')}>`;
}

/** @type {(element: import('domhandler').Element) => boolean} */
const isInlineScript = ({name, attribs: {type, id}}) =>
  name === 'script' && (type === undefined || id === 'page-scripts');

/**
 * The DOM below a node, one node per line, without what may differ between two builds:
 * - whitespace is collapsed outside of `pre`,
 * - the text of inline scripts, which the minifiers write in different ways (the browser tests run them), and content hashes,
 * - the list of chunks: webpack splits the output of Babel differently from that of esbuild.
 *
 * @param {import('domhandler').ChildNode} node
 * @param {boolean} [isPreformatted]
 * @returns {string[]}
 */
function domLines(node, isPreformatted = false) {
  if (node.type === 'text') {
    const text = isPreformatted ? node.data : node.data.replaceAll(/\s+/g, ' ').trim();
    return text ? [text] : [];
  }
  if ('data' in node) {
    return [node.type === 'comment' ? `<!--${node.data}-->` : node.data.toLowerCase()];
  }
  const isElement = 'attribs' in node;
  const children = isElement && isInlineScript(node) ? [] : node.children;
  const isPre = isPreformatted || (isElement && node.name === 'pre');
  const lines = children.flatMap((child) => domLines(child, isPre));
  return isElement ? [startTag(node), ...lines, `</${node.name}>`] : lines;
}

/**
 * Compares two builds of a site page by page.
 *
 * @param {string} folder
 * @param {string} otherFolder
 * @returns {string[]} for each page that differs or is missing: its file, and the first line of the DOM that differs
 */
export function differingPages(folder, otherFolder) {
  const folders = [folder, otherFolder];
  const files = folders.flatMap((name) =>
    fs.readdirSync(name, {recursive: true, encoding: 'utf8'}),
  );
  const pages = new Set(files.filter((file) => file.endsWith('.html')));
  return Array.from(pages).flatMap((page) => {
    const [lines, otherLines] = folders.map((name) => {
      const file = path.join(name, page);
      const html = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'no such page';
      return domLines(parseDocument(html));
    });
    const line = otherLines.findIndex((text, index) => text !== lines[index]);
    return line === -1 ? [] : [`${page}: ${lines[line]} instead of ${otherLines[line]}`];
  });
}

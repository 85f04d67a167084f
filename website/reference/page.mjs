// @ts-check
/** Shared by all sections: texts with language marks, and the frame of a page. */
import {frontMatter, inLanguage, joinBlocks, prose} from './markdown.mjs';

/** @typedef {import('./labels.mjs').Labels} Labels */
/** @typedef {import('./catalog.mjs').Catalog} Catalog */
/** @typedef {import('./markdown.mjs').LinkResolver} LinkResolver */

/**
 * @typedef {object} PageContext
 * @property {Labels} labels
 * @property {Catalog} catalog
 * @property {LinkResolver} links For the page that is generated.
 */

/** Repository of Tauri. */
const repository = 'https://github.com/tauri-apps/tauri';

/** The branch of Tauri v1. */
const branch = '1.x';

/**
 * @param {'blob' | 'edit'} view GitHub view of a file; folders always use `tree`.
 * @param {string} path In the repository of Tauri.
 */
function repositoryUrl(view, path) {
  const isFile = /\.\w+$/.test(path);
  return `${repository}/${isFile ? view : 'tree'}/${branch}/${path}`;
}

/**
 * A text as one or more paragraphs, marked if it is not in the language of the page.
 *
 * @param {PageContext} context
 * @param {string | string[]} keys
 * @param {string} source
 * @returns {string}
 */
export function paragraphs({catalog, links}, keys, source) {
  const {markdown, language} = catalog.text(keys, source);
  return inLanguage(prose(markdown, links), language);
}

/**
 * A text after a caption (`**Returns:** `): on the same line if it is one paragraph, below it otherwise.
 *
 * @param {PageContext} context
 * @param {string} caption Markdown that begins with a letter or `**`.
 * @param {string | string[]} keys
 * @param {string} source
 * @returns {string}
 */
export function captioned({catalog, links}, caption, keys, source) {
  const {markdown, language} = catalog.text(keys, source);
  const text = prose(markdown, links);
  if (!text) return caption;
  if (/\n\s*\n|^\s*(?:[-*+]|\d+\.|```)/m.test(text)) {
    return joinBlocks([caption, inLanguage(text, language)]);
  }
  return `${caption} — ${language ? `<span lang="${language}">${text}</span>` : text}`;
}

/**
 * @param {object} page
 * @param {string} page.title
 * @param {string} [page.sidebarLabel]
 * @param {string} page.description
 * @param {string[]} page.keywords
 * @param {string} page.source Path of its source in the repository of Tauri.
 * @param {number} page.position In the sidebar.
 * @param {Array<string | undefined>} page.blocks
 * @returns {string} Content of the file.
 */
export function pageFile({title, sidebarLabel, description, keywords, source, position, blocks}) {
  const fields = frontMatter({
    title,
    ...(sidebarLabel ? {sidebar_label: sidebarLabel} : {}),
    description,
    keywords,
    sidebar_position: position,
    custom_edit_url: repositoryUrl('edit', source),
    toc_min_heading_level: 2,
    toc_max_heading_level: 3,
  });
  return `${joinBlocks([fields, ...blocks])}\n`;
}

/**
 * @param {Labels} labels
 * @param {string} path In the repository of Tauri.
 * @param {string} shown
 */
export function definedIn(labels, path, shown) {
  return labels.text('definedIn', {file: `[\`${shown}\`](${repositoryUrl('blob', path)})`});
}

/**
 * One line about the origin of a page.
 *
 * @param {Labels} labels
 * @param {{name: string, version: string}} source
 * @param {string} path In the repository of Tauri.
 * @param {string} [shown] Shown instead of the path.
 */
export function originLine(labels, {name, version}, path, shown = path) {
  const generated = labels.text('generated', {package: `\`${name}\``, version});
  return `${generated} ${definedIn(labels, path, shown)}`;
}

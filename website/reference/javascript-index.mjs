// @ts-check
/** Generates the index page of `@tauri-apps/api`. */
import {Anchors} from './anchors.mjs';
import {definitionList, heading, joinBlocks, prose} from './markdown.mjs';
import {apiSources} from './javascript-page.mjs';
import {originLine, pageFile, paragraphs} from './page.mjs';

/** @typedef {import('./javascript.mjs').JavascriptModel} JavascriptModel */
/** @typedef {import('./page.mjs').PageContext} PageContext */

/** Key of the text about the package in the catalogs. */
const indexKey = 'index';

/**
 * @param {JavascriptModel} model
 * @returns {Map<string, string>} Ids by exported name, and the id of the heading.
 */
export function indexAnchors(model) {
  const anchors = new Anchors();
  const names = [...model.modules.map(({name}) => name), ...model.values.map(({name}) => name)];
  const ids = new Map(names.map((name) => [name, anchors.claim(name, `index-${name}`)]));
  return ids.set('#modules', anchors.claim('modules', 'modules-section'));
}

/**
 * @param {JavascriptModel} model
 * @param {Map<string, string>} introductions
 * @param {PageContext} context
 * @returns {string} The file.
 */
export function indexPage(model, introductions, context) {
  const {labels, links} = context;
  const {title, description, sidebarLabel} = labels.page(indexKey);
  const ids = indexAnchors(model);
  const source = `${apiSources}/index.ts`;
  const modules = model.modules.map((module) => {
    const summary = module.comment.summary || introductions.get(module.name) || '';
    return {
      anchor: ids.get(module.name) ?? module.name,
      term: `[\`${module.name}\`](/api/js/${module.name}.md)`,
      // The first paragraph is enough for an overview.
      body: firstParagraph(paragraphs(context, module.name, summary)),
    };
  });
  const values = model.values.map(({name, target, code}) => {
    const href = links.symbol(target);
    const shown = `\`${target}\``;
    return {
      anchor: ids.get(name) ?? name,
      term: `**\`${name}\`** \`${code}\``,
      body: target ? labels.text('aliasOf', {name: href ? `[${shown}](${href})` : shown}) : '',
    };
  });
  return pageFile({
    title,
    ...(sidebarLabel ? {sidebarLabel} : {}),
    description,
    keywords: ['Tauri', '@tauri-apps/api', 'JavaScript', 'TypeScript', 'API'],
    source,
    position: 0,
    blocks: [
      paragraphs(context, indexKey, model.comment.summary),
      prose(model.comment.examples.join('\n\n'), links),
      originLine(labels, {name: '@tauri-apps/api', version: model.version}, source, 'index.ts'),
      heading(2, labels.text('modules'), ids.get('#modules') ?? 'modules'),
      definitionList([...modules, ...values]),
    ],
  });
}

/**
 * @param {string} markdown
 * @returns {string} Its first paragraph, with the language mark.
 */
function firstParagraph(markdown) {
  const marked = /^(<div lang="[^"]*">)\n\n([\s\S]*)\n\n<\/div>$/.exec(markdown);
  const [first = ''] = (marked?.[2] ?? markdown).split(/\n{2,}/);
  return marked ? joinBlocks([marked[1], first, '</div>']) : first;
}

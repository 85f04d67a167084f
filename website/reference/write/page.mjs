// @ts-check
/** What all pages share: translated texts, links, entries of lists, the frame of the file. */
import {
  codeSpan,
  definitionList,
  inLanguage,
  inlineType,
  joinBlocks,
  joinSentences,
  prose,
  sections,
} from './markdown.mjs';

/** @typedef {import('../model').TypeText} TypeText */
/** @typedef {import('./markdown.mjs').LinkResolver} LinkResolver */
/** @typedef {import('./translations.mjs').Catalog} Catalog */
/** @typedef {import('./translations.mjs').Labels} Labels */
/** @typedef {ReturnType<typeof createPage>} Page */

/** The branch of Tauri v1. */
const branch = '1.x';

/**
 * @param {'blob' | 'edit'} view GitHub view of a file; folders always use `tree`.
 * @param {string} path In the repository of Tauri.
 */
function repositoryUrl(view, path) {
  const isFile = /\.\w+$/.test(path);
  return `https://github.com/tauri-apps/tauri/${isFile ? view : 'tree'}/${branch}/${path}`;
}

/**
 * The functions that write Markdown for one page, in its language and with links from it.
 *
 * @param {Labels} labels
 * @param {Catalog} catalog
 * @param {LinkResolver} links
 */
export function createPage(labels, catalog, links) {
  /**
   * @param {string} path In the repository of Tauri.
   * @param {string} [shown] Shown instead of the path.
   */
  const definedIn = (path, shown = path) =>
    labels.text('definedIn', {file: `[\`${shown}\`](${repositoryUrl('blob', path)})`});

  /** @param {string[]} values Markdown. */
  const enumeration = (values) => values.join(labels.text('listSeparator'));

  return {
    labels,

    /** @param {string} markdown Text that is not in a catalog. */
    prose: (markdown) => prose(markdown, links),

    /** @param {TypeText} type */
    type: (type) => inlineType(type, links.symbol),

    /**
     * @param {string} target Path of a symbol.
     * @param {string} [shown]
     * @returns {string} Code, with a link if the symbol is described.
     */
    symbol(target, shown = target) {
      const href = links.symbol(target);
      return href ? `[${codeSpan(shown)}](${href})` : codeSpan(shown);
    },

    /**
     * @param {string[]} keys In the catalog.
     * @param {string} [source]
     * @param {string} [part] End of the keys, such as `#returns`.
     * @returns {string} One or more paragraphs, marked if they are not in the language of the page.
     */
    paragraphs(keys, source = '', part = '') {
      const {markdown, language} = catalog.text(keys, source, part);
      return inLanguage(prose(markdown, links), language);
    },

    /**
     * @param {string} caption
     * @param {string[]} keys
     * @param {string} source One paragraph, which follows the caption (`**Returns**`) on the same line.
     * @param {string} part
     */
    captioned(caption, keys, source, part) {
      const {markdown, language} = catalog.text(keys, source, part);
      const text = prose(markdown, links);
      const marked = language ? `<span lang="${language}">${text}</span>` : text;
      return text ? `${caption}${labels.text('captionSeparator')}${marked}` : caption;
    },

    /**
     * @param {string[]} keys
     * @param {string} source Markdown with a code block, which needs no mark of its language unless there is text, too.
     * @param {string} part
     */
    example(keys, source, part) {
      const {markdown, language} = catalog.text(keys, source, part);
      const isCode = /^```(?:(?!\n```)[\s\S])*\n```$/.test(markdown);
      return inLanguage(prose(markdown, links), isCode ? undefined : language);
    },

    enumeration,

    /**
     * @param {string} label
     * @param {string | string[] | undefined} value Markdown.
     * @returns {string} The value or values after the label; without a value, nothing.
     */
    fact(label, value) {
      const shown = Array.isArray(value) ? enumeration(value) : value;
      return shown ? `**${labels.text(label)}** ${shown}` : '';
    },

    /**
     * @param {string} label
     * @param {Parameters<typeof definitionList>[0]} items
     * @returns {string} The items below the label; without items, nothing.
     */
    list: (label, items) =>
      items.length > 0 ? joinBlocks([`**${labels.text(label)}**`, definitionList(items)]) : '',

    /**
     * @param {string[]} names
     * @param {string} type Markdown.
     * @param {Record<string, boolean>} notes Whether each note applies, by label.
     */
    term(names, type, notes) {
      const bold = names.map((name) => `**\`${name}\`**`).join(', ');
      const applying = Object.keys(notes).filter((note) => notes[note]);
      return [
        [bold, type].filter(Boolean).join(' '),
        ...applying.map((note) => labels.text(note)),
      ].join(' · ');
    },

    definedIn,

    /**
     * One line about the origin of a page.
     *
     * @param {string} name Of the package.
     * @param {string} version
     * @param {string} path In the repository of Tauri.
     * @param {string} [shown] Shown instead of the path.
     */
    origin: (name, version, path, shown) =>
      joinSentences([
        labels.text('generated', {package: codeSpan(name), version}),
        definedIn(path, shown),
      ]),

    /**
     * @param {import('./translations.mjs').PageLabels} page
     * @param {object} rest
     * @param {string[]} rest.keywords
     * @param {string} rest.source Path of its source in the repository of Tauri.
     * @param {number} rest.position In the sidebar.
     * @param {Array<string | undefined>} blocks
     * @returns {string} The content of the file.
     */
    file({title, description, sidebarLabel}, {keywords, source, position}, blocks) {
      const fields = Object.entries({
        title,
        ...(sidebarLabel ? {sidebar_label: sidebarLabel} : {}),
        description,
        keywords: ['Tauri', ...keywords],
        sidebar_position: position,
        custom_edit_url: repositoryUrl('edit', source),
        toc_min_heading_level: 2,
        toc_max_heading_level: 3,
      });
      // JSON is valid YAML.
      const lines = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
      return `${['---', ...lines, '---'].join('\n')}\n\n${sections(joinBlocks(blocks))}\n`;
    },
  };
}

// @ts-check
/**
 * The descriptions in the schema are Rust doc comments with joined lines: lists and code blocks became running text, and links name
 * Rust items. This module restores the Markdown.
 */

/**
 * What a description can refer to.
 * @typedef {object} DescriptionScope
 * @property {string} definition The definition the description belongs to.
 * @property {ReadonlySet<string>} paths The paths of all definitions and properties.
 */

/**
 * @param {string} description
 * @param {DescriptionScope} scope
 * @returns {string} Markdown, with references as `{@link path | text}`.
 */
export function repairDescription(description, scope) {
  const {text, urls} = takeDefinitions(nameAsInFile(description, scope.paths));
  const paragraphs = text
    .split(/\n{2,}/)
    .filter((paragraph) => !isSelfReference(paragraph, scope.definition))
    .map((paragraph) => repairCodeBlock(paragraph) ?? repairList(paragraph));
  return linkReferences(paragraphs.join('\n\n'), scope, urls).trim();
}

/**
 * Removes the definitions of reference links (`[name]: <url>`) from a text.
 *
 * @param {string} description
 * @returns {{text: string, urls: Map<string, string>}}
 */
function takeDefinitions(description) {
  /** @type {Map<string, string>} */
  const urls = new Map();
  const text = description.replace(/^\[([^\]]+)\]: <?([^>\s]+)>?$/gm, (_, name, url) => {
    urls.set(name, url);
    return '';
  });
  return {text, urls};
}

/**
 * "See more:" with a link to the definition that contains it.
 *
 * @param {string} paragraph
 * @param {string} definition
 */
function isSelfReference(paragraph, definition) {
  const fragment = /^See more: https:\/\/tauri\.app\/v1\/api\/config\/?#(\w+)$/.exec(
    paragraph.trim(),
  );
  return fragment?.[1] === definition.toLowerCase();
}

/**
 * @param {string} paragraph
 * @returns {string | undefined} The paragraph with its code block on separate lines; `undefined` without a code block.
 */
function repairCodeBlock(paragraph) {
  const match = /^(.*?)```(\w*)\s+(.*?)\s*```$/s.exec(paragraph.trim());
  if (!match) {
    return undefined;
  }
  const [, before = '', language = '', code = ''] = match;
  const lead = before.trim();
  return `${lead ? `${lead}\n\n` : ''}\`\`\`${language}\n${language === 'json' ? JSON.stringify(JSON.parse(code), null, 2) : code}\n\`\`\``;
}

/**
 * @param {string} paragraph
 * @returns {string} With one item per line, if the paragraph is a list or ends in one.
 */
function repairList(paragraph) {
  const match = /^(|[^\n]*?:|[^\n]*? methods|#+ \w+) ?- (\S.*)$/s.exec(paragraph.trim());
  if (!match) {
    return paragraph;
  }
  const [, lead = '', list = ''] = match;
  const items = list.split(/\s+- (?=[^a-z\s])/).map((item) => `- ${item.replace(/^\* /, '')}`);
  return [lead, items.join('\n')].filter(Boolean).join('\n\n');
}

/**
 * @param {string} text
 * @param {DescriptionScope} scope
 * @param {Map<string, string>} urls
 */
function linkReferences(text, {definition, paths}, urls) {
  return (
    text
      // [name], defined elsewhere in the text
      .replace(/\[([^\]`]+)\](?![([])/g, (match, name) =>
        urls.has(name) ? `[${name}](${urls.get(name)})` : match,
      )
      // [`Self::some_property`], [`Definition`], [`Definition::some_property`]
      .replace(/\[`([A-Za-z:_]+)`\](?!\()/g, (_, item) => {
        const [owner = '', ...members] = item.split('::');
        const name = [owner === 'Self' ? definition : owner, ...members.map(camelCase)].join('.');
        const path = findPath(name, paths);
        const shown = members.length > 0 ? members.map(camelCase).join('.') : owner;
        return path ? `{@link ${path} | \`${shown}\`}` : `\`${shown}\``;
      })
      // "https://*" and {{variable}} are values, not links or markup.
      .replace(/(?<!`)"(https?:\/\/[^"\s]+)"/g, '`"$1"`')
      .replace(/(?<![\w`"/={])\{\{(\w+)\}\}/g, '`{{$1}}`')
  );
}

/**
 * `some_property` is the name in Rust. The framework rejects a configuration file with it.
 *
 * @param {string} text
 * @param {ReadonlySet<string>} paths
 */
function nameAsInFile(text, paths) {
  return text.replace(/`([a-z]+(?:_[a-z]+)+)`/g, (span, name) => {
    const property = `.${camelCase(name)}`;
    return [...paths].some((path) => path.endsWith(property)) ? `\`${camelCase(name)}\`` : span;
  });
}

/**
 * @param {string} name
 * @param {ReadonlySet<string>} paths
 * @returns {string | undefined} The path as spelled in the schema: the variant `DownloadBootstrapper` is `downloadBootstrapper`.
 */
function findPath(name, paths) {
  const lower = name.toLowerCase();
  return [...paths].find((path) => path.toLowerCase() === lower);
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}

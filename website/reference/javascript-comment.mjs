// @ts-check
/** Converts doc comments. */

/** @typedef {import('typedoc').Comment} TypedocComment */
/** @typedef {import('typedoc').CommentDisplayPart} CommentDisplayPart */

/**
 * A doc comment. Its texts are Markdown; links to symbols are unresolved (`{@link path | text}`).
 * @typedef {object} Comment
 * @property {string} summary
 * @property {string[]} examples
 * @property {string} returns
 * @property {string} defaultValue
 * @property {string} since A version, without a trailing period.
 * @property {string} [deprecated] Set if the symbol is deprecated; may be empty.
 */

/**
 * @param {TypedocComment | undefined} comment
 * @returns {Comment}
 */
export function commentOf(comment) {
  /** @param {...`@${string}`} tags */
  const texts = (...tags) =>
    (comment?.blockTags ?? [])
      .filter(({tag}) => tags.includes(tag))
      .map(({content}) => textOf(content))
      .filter((text, index) => text || index === 0);
  const deprecated = texts('@deprecated')[0];
  return {
    summary: textOf(comment?.summary ?? []),
    examples: texts('@example').filter(Boolean),
    returns: texts('@returns', '@return').join('\n\n'),
    defaultValue: texts('@default', '@defaultValue')[0] ?? '',
    since: (texts('@since')[0] ?? '').replace(/\.$/, ''),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
}

/**
 * @param {readonly CommentDisplayPart[]} content
 * @returns {string} Markdown; a link to a symbol is `{@link path | text}`.
 */
export function textOf(content) {
  const text = content.map((part) => {
    if (part.kind !== 'inline-tag' || !part.tag.startsWith('@link')) return part.text;
    if (typeof part.target === 'string') return `[${part.text}](${part.target})`;
    if (part.target && 'getFullName' in part.target) {
      return `{@link ${part.target.getFullName()} | ${part.text}}`;
    }
    return `\`${part.text.replace(/`/g, '')}\``;
  });
  // Some comments have an extra asterisk, which remains as a separate line.
  return text
    .join('')
    .replace(/\n\s*\*\s*$/, '')
    .trim();
}

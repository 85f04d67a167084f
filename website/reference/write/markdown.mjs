// @ts-check
/**
 * Writes Markdown for MDX 1. There, `<` opens JSX, a line that begins with `import` or `export` is code, and a paragraph that
 * begins with a tag is JSX up to the next blank line.
 */

/** @typedef {import('../model').TypeText} TypeText */

/**
 * Converts links of a source text to links of a page.
 * @typedef {object} LinkResolver
 * @property {(url: string) => string} url The URL to write for a URL in a text.
 * @property {(target: string) => string | undefined} symbol The link to a symbol by its path, if it exists.
 */

const inlineSyntax = new RegExp(
  [
    '(?<ticks>`+)(?!`)[\\s\\S]*?[^`]\\k<ticks>(?!`)',
    '<(?<autolink>https?:\\/\\/[^>\\s]+)>',
    // {@link target | text}
    '\\{@link\\s+(?<target>[^}|\\s]+)\\s*(?:\\|\\s*(?<text>[^}]*?)\\s*)?\\}',
    // [[target | text]], a link in older versions of TypeDoc
    '\\[\\[\\s*(?<oldTarget>[^\\]|\\s]+)\\s*(?:\\|\\s*(?<oldText>[^\\]]*?)\\s*)?\\]\\]',
    '\\]\\((?<destination>[^()\\s]+)\\)',
    // a URL of this site in running text
    '(?<bare>https:\\/\\/tauri\\.app\\/v1\\/[^\\s)>\\]]*[\\w/])',
    // a character that MDX parses as code
    '[<{}]',
  ].join('|'),
  'g',
);

/** @type {Record<string, string>} */
const entities = {'<': '&lt;', '{': '&#123;', '}': '&#125;', i: '&#105;', e: '&#101;'};

/**
 * @param {string} text Markdown without fenced blocks.
 * @param {LinkResolver} links
 * @returns {string}
 */
function inline(text, links) {
  return text
    .replace(inlineSyntax, (match, ...rest) => {
      /** @type {Record<string, string | undefined>} */
      const found = rest[rest.length - 1];
      const url = found.autolink ?? found.bare;
      const target = found.target ?? found.oldTarget;
      if (found.ticks) {
        return match;
      }
      if (url) {
        return `[${url}](${links.url(url)})`;
      }
      if (found.destination) {
        return `](${links.url(found.destination)})`;
      }
      if (target) {
        const href = links.symbol(target);
        const text = found.text || found.oldText || codeSpan(target);
        return href ? `[${text}](${href})` : text;
      }
      return entities[match] ?? match;
    })
    .replace(/^(\s*)([ie])(?=mport |xport )/gm, (_, space, letter) => space + entities[letter])
    .replace(/^[ \t]*#{1,6} +(.+?)[ \t#]*$/gm, '\n**$1**\n')
    .replace(/\n{3,}/g, '\n\n');
}

/**
 * Makes Markdown from a source or translation safe for MDX. Headings become bold lines, so that they do not appear in the table of
 * contents or take ids of symbols.
 *
 * @param {string} markdown
 * @param {LinkResolver} links
 * @returns {string}
 */
export function prose(markdown, links) {
  /** @type {string[]} */
  const blocks = [];
  /** @type {string[]} */
  let lines = [];
  let closing = '';
  const flush = () => {
    if (lines.length > 0) {
      blocks.push(inline(lines.join('\n'), links));
    }
    lines = [];
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').trim().split('\n')) {
    const fenceMark = /^\s*(`{3,})/.exec(line)?.[1];
    if (closing) {
      blocks.push(line);
      if (fenceMark?.startsWith(closing)) {
        closing = '';
      }
    } else if (fenceMark) {
      // Some texts lack the blank line between a paragraph and a fence.
      if (lines.length > 0 && lines[lines.length - 1] !== '' && !/^\s/.test(line)) {
        lines.push('');
      }
      flush();
      blocks.push(line);
      closing = fenceMark;
    } else {
      lines.push(line);
    }
  }
  flush();
  return blocks.join('\n').trim();
}

/**
 * Escapes plain text, so that none of it is markup.
 *
 * @param {string} text
 * @returns {string}
 */
export function escapeText(text) {
  return text
    .replace(/[\\`*_[\]~|]/g, '\\$&')
    .replace(/[<{}]/g, (character) => entities[character] ?? character)
    .replace(/:(?=\w+:)/g, '&#58;');
}

/**
 * @param {string} text
 * @returns {string} A code span, with enough backticks around it.
 */
export function codeSpan(text) {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${ticks}${padding}${text}${padding}${ticks}`;
}

/**
 * @param {string} code
 * @param {string} language
 * @returns {string} A fenced block, with a fence longer than any in the code.
 */
export function fence(code, language) {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/**
 * A type in running text. With links, it is a `<code>` element around Markdown, because a code span cannot contain links.
 *
 * @param {TypeText} parts
 * @param {(target: string) => string | undefined} linkTo
 * @returns {string} Must not begin a paragraph: MDX 1 parses the whole paragraph as JSX.
 */
export function inlineType(parts, linkTo) {
  const linked = parts.some((part) => typeof part !== 'string' && linkTo(part.target));
  if (!linked) {
    return codeSpan(plainType(parts));
  }
  const content = parts.map((part) => {
    if (typeof part === 'string') {
      return escapeText(part);
    }
    const href = linkTo(part.target);
    return href ? `[${escapeText(part.name)}](${href})` : escapeText(part.name);
  });
  return `<code>${content.join('')}</code>`;
}

/**
 * @param {TypeText} parts
 * @returns {string} The type as source code.
 */
export function plainType(parts) {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

/**
 * @param {2 | 3 | 4} level
 * @param {string} text Plain text.
 * @param {string} anchor
 * @returns {string}
 */
export function heading(level, text, anchor) {
  return `${'#'.repeat(level)} ${escapeText(text)} {#${anchor}}`;
}

/**
 * A list of terms and descriptions. Unlike a table, it fits any width.
 *
 * @param {Array<{anchor?: string, term: string, body: string}>} items Term and body are Markdown.
 * @returns {string}
 */
export function definitionList(items) {
  if (items.length === 0) {
    return '';
  }
  const entries = items.map(({anchor, term, body}) => {
    const id = anchor ? ` id="${anchor}"` : '';
    return `<dt${id}>\n\n${term}\n\n</dt>\n<dd>${body ? `\n\n${body}\n\n` : ''}</dd>`;
  });
  return `<dl className="reference-list">\n${entries.join('\n')}\n</dl>`;
}

/**
 * Puts each heading, with what follows it, into an element: browsers skip the layout of those that are far from the viewport. Their
 * height is estimated from the number of paragraphs and list items, and of lines of code.
 *
 * @param {string} markdown
 * @returns {string}
 */
export function sections(markdown) {
  const parts = markdown.split(/\n\n(?=#{2,4} .*\}$)/m).map((part) => {
    let lines = 0;
    const text = part.replace(/^(`{3,})[^]*?^\1$/gm, (code) => {
      lines += code.split('\n').length;
      return '`';
    });
    const blocks = text.match(/(?:^|\n\n)(?=[^<\s])|\n *(?:[-*]|\d+\.) /g) ?? [];
    const style = `{{"--blocks": ${blocks.length}, "--lines": ${lines}}}`;
    return `<div className="markdown reference-section" style=${style}>\n\n${part}\n\n</div>`;
  });
  return joinBlocks(parts);
}

/**
 * Marks Markdown that is not in the language of the page, for screen readers, hyphenation and search.
 *
 * @param {string} markdown
 * @param {string | undefined} language BCP 47; `undefined` for the language of the page.
 * @returns {string}
 */
export function inLanguage(markdown, language) {
  return markdown && language ? `<div lang="${language}">\n\n${markdown}\n\n</div>` : markdown;
}

/**
 * @param {Array<string | undefined>} sentences
 * @returns {string} One text. A full-width stop has its own space.
 */
export function joinSentences(sentences) {
  return sentences.filter(Boolean).join(' ').replaceAll('。 ', '。');
}

/**
 * @param {Array<string | undefined>} blocks Empty ones are skipped.
 * @returns {string} The blocks with a blank line between them.
 */
export function joinBlocks(blocks) {
  return blocks.filter((block) => block).join('\n\n');
}

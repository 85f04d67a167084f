import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import type {Token} from 'markdown-it';
import {expect, it} from 'vitest';
import {asMarkdown} from './output';

const parser = new MarkdownIt('default', {html: true});

/** Text of file names, headings and messages that looks like Markdown or HTML. */
const hostileText = fc
  .array(
    fc.constantFrom(
      ...['`', '``', '](https://a.b)', '[x](y)', '![', '<img src=x>', '</summary>', '<!--', '&lt;'],
      ...['|', '*', '_', '~~', '# ', '\\', '\n', '\n\n', '- ', '1. ', '> ', 'docs/a.md', ' '],
    ),
    {minLength: 1, maxLength: 8},
  )
  .map((parts) => parts.join(''));

const reportOf = (text: string) => ({
  intro: text,
  table: [
    ['Locale', 'pages'],
    [text, '1'],
  ],
  lists: [{title: text, pages: [[text, text]] as [string, string][], others: [text]}],
  notes: [text],
});

/** The tokens of a report, except for text. HTML is there with its content, except for text. */
function structureOf(text: string): string[] {
  const flat = (token: Token): Token[] => [token, ...(token.children ?? []).flatMap(flat)];
  return parser
    .parse(asMarkdown(reportOf(text)), {})
    .flatMap(flat)
    .filter(({type}) => !/^(?:text|text_special)$/.test(type))
    .map(({type, content}) =>
      type.startsWith('html') ? content.trim().replace(/>[^<>]+</, '><') : type,
    );
}

it('no text of a page becomes Markdown or HTML in a comment', () => {
  const expected = structureOf('text');
  expect(expected).toContain('<details><summary></summary>');
  fc.assert(
    fc.property(hostileText, (text) => {
      fc.pre(text.trim() !== '');
      expect(structureOf(text)).toEqual(expected);
    }),
    {numRuns: 300},
  );
});

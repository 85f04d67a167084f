import {type Page} from '../pages/readPage';

/** A message of a program that a page quotes. */
export type Message = {file: string; line: number; text: string};

/** Texts in backticks. A double backtick allows backticks inside. */
const codeSpans = (text: string) =>
  [...text.matchAll(/(`+)([\s\S]*?[^`])\1(?!`)/g)].map(([, , code = '']) => code.trim());

/** Whether a code span can be a message: it has several words. Names of options, files and variables have one. */
const isSentence = (code: string) => /\s/.test(code) && !/^[\w./-]+ > /.test(code);

/**
 * Messages that the tables and lists of a page explain: code in the first column of a table whose heading is "Message…", and at the
 * start of a list item in a section about troubleshooting.
 */
export function messagesOf({file, prose}: Page): Message[] {
  let inTroubleshooting = false;
  let inTable = false;
  return prose.flatMap(({line, text}) => {
    if (text.startsWith('#')) {
      inTroubleshooting = /\{#(troubleshooting|errors|when-.*fails|ipc-messages)\}$/.test(text);
    }
    if (!text.startsWith('|')) {
      inTable = false;
    }
    const [, heading = ''] = /^\| (.*?) \|/.exec(text) ?? [];
    if (heading.startsWith('Message')) {
      inTable = true;
    }
    const [, item = ''] = /^- (.*?)(?:: |$)/.exec(text) ?? [];
    const quoted = inTable ? heading : inTroubleshooting ? item : '';
    return codeSpans(quoted.replaceAll('\\|', '|'))
      .filter(isSentence)
      .map((code) => ({file, line, text: code}));
  });
}

/**
 * Values in a message, which the page abbreviates by "…" or makes up: in quotation marks, with a slash, or the letter x. They, and the
 * colon between an error and its cause, separate the literal pieces of a message.
 */
const separators = /…|`[^`]*`|"[^"]*"|(?<![^\s(])'[^']*'|\S*\/\S*|(?<!\S)x(?!\S)|: /g;

/** Literal pieces of a message that `program` does not contain. */
export const missingPieces = (message: string, program: string): string[] =>
  message
    .split(separators)
    .map((piece) => piece.trim())
    .filter((piece) => /\w/.test(piece) && !program.includes(piece));

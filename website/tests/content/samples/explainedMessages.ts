import {type Page} from '../readPage';

/** A message of a program that a page quotes. */
export type Message = {file: string; line: number; text: string};

/** Texts in backticks. A double backtick allows backticks inside. */
const codeSpans = (text: string) =>
  [...text.matchAll(/(`+)([\s\S]*?[^`])\1(?!`)/g)].map(([, , code = '']) => code.trim());

/** The parts of a text in bold, up to the first sentence that is not. */
const inBold = (text: string) => /^(?:\*\*.*?\*\*(?: or )?)+/.exec(text)?.[0] ?? '';

/** Whether a code span can be a message: it has several words. Names of options, files and variables have one, and commands are others. */
const isSentence = (code: string) => /\s/.test(code) && !/^(?:[\w./-]+ > |tauri )/.test(code);

/**
 * Messages that a page explains: code in a heading, in the first column of a table whose heading is "Message…", and at the start of a
 * list item or in bold at the start of a paragraph in a section about troubleshooting.
 */
export function messagesOf({file, prose}: Page): Message[] {
  let inTroubleshooting = false;
  let inTable = false;
  return prose.flatMap(({line, text}) => {
    const [, title = ''] = /^#+ (.*) \{#/.exec(text) ?? [];
    if (title) {
      inTroubleshooting = /\{#(troubleshooting|errors|when-.*fails|ipc-messages)\}$/.test(text);
    }
    if (!text.startsWith('|')) {
      inTable = false;
    }
    const [, heading = ''] = /^\| (.*?) \|/.exec(text) ?? [];
    if (heading.startsWith('Message')) {
      inTable = true;
    }
    const [, item = '', bold = ''] = /^(?:- (.*?)(?:: |$)|(\*\*.*)$)/.exec(text) ?? [];
    const quoted = title || (inTable ? heading : inTroubleshooting ? item || inBold(bold) : '');
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

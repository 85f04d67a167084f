import React from 'react';
import clsx from 'clsx';

/** Part of a line. `types`: its types for Prism, from the outermost to the innermost. */
type Token = {types: string[]; content: string};

/** The colors of `src/css/code.css`, and the types that have them. */
const colors = {
  comment: ['comment', 'prolog', 'cdata', 'doctype'],
  punctuation: ['punctuation', 'operator'],
  keyword: ['keyword', 'boolean', 'atrule', 'important'],
  string: ['string', 'char', 'attr-value', 'url', 'inserted'],
  number: ['number', 'constant', 'symbol', 'lifetime-annotation'],
  function: ['function', 'function-definition', 'macro', 'tag'],
  type: ['class-name', 'builtin', 'namespace', 'table'],
  property: ['property', 'attr-name', 'key', 'parameter', 'selector'],
  deleted: ['deleted'],
};

const colorByType = new Map(
  Object.entries(colors).flatMap(([color, types]) => types.map((type) => [type, color] as const)),
);

/** A line of code. Text without a color of its own gets no element: a page may have thousands of such texts. */
export default function Line({tokens, classNames}: {tokens: Token[]; classNames?: string[]}) {
  return (
    <span className={clsx('token-line', classNames)}>
      {tokens.map(({types, content}, index) => {
        const color = types
          .map((type) => colorByType.get(type))
          .filter(Boolean)
          .at(-1);
        const text = content === '\n' ? '' : content;
        return color ? (
          <span key={index} className={`token ${color}`}>
            {text}
          </span>
        ) : (
          text
        );
      })}
      <br />
    </span>
  );
}

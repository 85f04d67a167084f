import React from 'react';
import Line from '@theme/CodeBlock/Line';

export type LinesProps = {
  code: string;
  language: string;
  /** By line number, from 0. */
  lineClassNames: Record<number, string[]>;
  showLineNumbers: boolean;
};

/** Lines of code in one color, with the same size as `HighlightedLines`. */
export default function PlainLines({code, lineClassNames, showLineNumbers}: LinesProps) {
  return (
    <>
      {code.split('\n').map((content, index) => (
        <Line
          key={index}
          line={[{types: ['plain'], content}]}
          getLineProps={({className}) => ({className: `token-line ${className ?? ''}`})}
          getTokenProps={({token}) => ({className: 'token plain', children: token.content})}
          classNames={lineClassNames[index] ?? []}
          showLineNumbers={showLineNumbers}
        />
      ))}
    </>
  );
}

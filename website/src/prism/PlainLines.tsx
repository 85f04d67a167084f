import React from 'react';
import Line from '@theme/CodeBlock/Line';
import type {LinesProps} from './useLines';

/** Lines of code in one colour, as high and as wide as `HighlightedLines`. */
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

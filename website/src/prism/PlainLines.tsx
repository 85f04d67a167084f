import React from 'react';
import Line from './Line';

export type LinesProps = {
  code: string;
  language: string;
  /** By line number, from 0. */
  lineClassNames: Record<number, string[]>;
};

/** Lines of code in one color, with the same size as `HighlightedLines`. */
export default function PlainLines({code, lineClassNames}: LinesProps) {
  return (
    <>
      {code.split('\n').map((content, index) => (
        <Line
          key={index}
          tokens={[{types: ['plain'], content}]}
          classNames={lineClassNames[index]}
        />
      ))}
    </>
  );
}

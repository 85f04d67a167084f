import React from 'react';
import Highlight, {defaultProps, type Language} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';
import Line from './Line';
import type {LinesProps} from './PlainLines';

includeLanguages(defaultProps.Prism as Parameters<typeof includeLanguages>[0]);

/** Highlighted lines of code. Loads Prism and its languages. */
export default function HighlightedLines({code, language, lineClassNames}: LinesProps) {
  return (
    <Highlight {...defaultProps} code={code} language={language as Language}>
      {({tokens}) => (
        <>
          {tokens.map((line, index) => (
            <Line key={index} tokens={line} classNames={lineClassNames[index]} />
          ))}
        </>
      )}
    </Highlight>
  );
}

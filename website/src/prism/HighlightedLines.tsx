import React from 'react';
import Highlight, {defaultProps, type Language} from 'prism-react-renderer';
import {usePrismTheme} from '@docusaurus/theme-common';
import Line from '@theme/CodeBlock/Line';
import includeLanguages from '@theme/prism-include-languages';
import type {LinesProps} from './PlainLines';

includeLanguages(defaultProps.Prism as Parameters<typeof includeLanguages>[0]);

/** Highlighted lines of code. Loads Prism and its languages. */
export default function HighlightedLines({
  code,
  language,
  lineClassNames,
  showLineNumbers,
}: LinesProps) {
  const theme = usePrismTheme();
  return (
    <Highlight {...defaultProps} theme={theme} code={code} language={language as Language}>
      {({tokens, getLineProps, getTokenProps}) => (
        <>
          {tokens.map((line, index) => (
            <Line
              key={index}
              line={line}
              getLineProps={getLineProps}
              getTokenProps={getTokenProps}
              classNames={lineClassNames[index] ?? []}
              showLineNumbers={showLineNumbers}
            />
          ))}
        </>
      )}
    </Highlight>
  );
}

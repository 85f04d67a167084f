import {useEffect, useState, type ComponentType} from 'react';
// The highlighter on the server, and nothing in the browser: plugins/smaller-bundles.
import served from './absent';
import PlainLines from './PlainLines';

export type LinesProps = {
  code: string;
  language: string;
  /** By number of a line, from 0. */
  lineClassNames: Record<number, string[]>;
  showLineNumbers: boolean;
};

type Lines = ComponentType<LinesProps>;

let highlighted: Lines | undefined = served;

async function loadHighlighted(): Promise<Lines> {
  highlighted ??= (await import('./HighlightedLines')).default;
  return highlighted;
}

/**
 * What renders lines of code: in colours on the server, and in the browser as soon as the highlighter is there.
 *
 * @param isNeeded false where the lines are in the page already
 */
export function useLines(isNeeded: boolean): Lines {
  const [shown, setShown] = useState({Lines: highlighted ?? PlainLines});

  useEffect(() => {
    let isMounted = isNeeded;
    if (isNeeded) {
      loadHighlighted().then(
        (Lines) => isMounted && setShown((last) => (last.Lines === Lines ? last : {Lines})),
        (error) =>
          console.error('Code stays in one colour: the highlighter was not loaded.', error),
      );
    }
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return shown.Lines;
}

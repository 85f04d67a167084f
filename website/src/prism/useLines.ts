import {useEffect, useState, type ComponentType} from 'react';
// On the server plugins/smaller-bundles replaces it by HighlightedLines.
import served from './emptyHighlighter';
import PlainLines, {type LinesProps} from './PlainLines';

type Lines = ComponentType<LinesProps>;

let highlighted: Lines | undefined = served;

async function loadHighlighted(): Promise<Lines> {
  highlighted ??= (await import('./HighlightedLines')).default;
  return highlighted;
}

/**
 * The component that renders lines of code: highlighted on the server, and in the browser once the highlighter is loaded.
 *
 * @param isNeeded false if the page already has the lines
 */
export function useLines(isNeeded: boolean): Lines {
  const [shown, setShown] = useState({Lines: highlighted ?? PlainLines});

  useEffect(() => {
    let isMounted = isNeeded;
    if (isNeeded) {
      loadHighlighted().then(
        (Lines) => isMounted && setShown((last) => (last.Lines === Lines ? last : {Lines})),
        (error) => console.error('Code is not highlighted: the highlighter was not loaded.', error),
      );
    }
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return shown.Lines;
}

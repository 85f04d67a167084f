import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

export type WordWrap = {
  preRef: RefObject<HTMLPreElement>;
  /** Whether a line is longer than the block is wide. */
  isScrollable: boolean;
  isWrapped: boolean;
  toggleWrap: () => void;
};

/**
 * Long lines of a block, as they are or wrapped. Measured whenever the size of the code changes: with the window, with the tab that
 * it is in, and when the browser lays out lines that nobody was near before (`content-visibility`), which Docusaurus' own hook does
 * not hear of.
 */
export function useWordWrap(): WordWrap {
  const preRef = useRef<HTMLPreElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  const [isWrapped, setWrapped] = useState(false);
  const toggleWrap = useCallback(() => setWrapped((was) => !was), []);

  useEffect(() => {
    const pre = preRef.current;
    if (!pre) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrollable(pre.scrollWidth > pre.clientWidth));
    observer.observe(pre);
    for (const code of Array.from(pre.children)) {
      observer.observe(code);
    }
    return () => observer.disconnect();
  }, []);

  return {preRef, isScrollable, isWrapped, toggleWrap};
}

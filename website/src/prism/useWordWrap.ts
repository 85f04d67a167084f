import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

export type WordWrap = {
  preRef: RefObject<HTMLPreElement>;
  /** Whether a line is longer than the block is wide. */
  isScrollable: boolean;
  isWrapped: boolean;
  toggleWrap: () => void;
};

/**
 * State of the button that wraps the long lines of a code block. The block is measured whenever its size changes: when the window
 * is resized, when its tab is shown, and when the browser first lays out its lines (`content-visibility`), which the hook of
 * Docusaurus does not notice.
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

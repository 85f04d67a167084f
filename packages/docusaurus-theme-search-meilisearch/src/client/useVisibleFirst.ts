import {useEffect, useState} from 'react';

/** Hits that are at least seen at once: the panel's height of 42 rem has room for 9. */
const visibleCount = 10;

/** The items that are seen without scrolling, and all of them once these are painted, so that a reader waits for no more. */
export function useVisibleFirst<Item>(items: Item[]): Item[] {
  const [painted, setPainted] = useState<Item[] | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(items));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [items]);
  return painted === items ? items : items.slice(0, visibleCount);
}

import {useEffect, useState} from 'react';

/** Number of hits in the first render: the panel, 42 rem high, has room for 9. */
const visibleCount = 10;

/**
 * Returns the first 10 items, which are visible without scrolling, and all items once these have been painted. This shortens the
 * time to the first results.
 */
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

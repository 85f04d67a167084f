import {useLayoutEffect} from 'react';

/** Keeps the page behind from scrolling while mounted, and from jumping where its scrollbar was. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const {style} = document.body;
    const {overflow, paddingRight} = style;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (scrollbar > 0) {
      style.paddingRight = `${scrollbar}px`;
    }
    return () => {
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }, []);
}

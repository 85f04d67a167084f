import {useLayoutEffect} from 'react';

/** Prevents the page behind the modal from scrolling while the component is mounted. Padding replaces the scrollbar, so that nothing shifts. */
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

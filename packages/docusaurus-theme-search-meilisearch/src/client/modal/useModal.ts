import {useLayoutEffect} from 'react';
import {useLatest} from '../useLatest';
import {hasModifier, isHotKey} from './hotKeys';
import {isAppleDevice} from './useHotKeys';

/** Prevents the page behind the modal from scrolling. Padding replaces the scrollbar, so that nothing shifts. */
function lockScrolling(): () => void {
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
}

/**
 * Shows a `<dialog>` as a modal while it is mounted. The page behind it does not scroll. The browser keeps the focus inside, and
 * returns it to the previous element afterwards.
 *
 * @param dialog ref of the element; must be set when the component is mounted
 * @param hotKeys hotkeys of the site. Those with a modifier close the modal, too; the others are letters of a query
 * @param onClose called on Escape, on a click on the backdrop, and on a hotkey
 */
export function useModal(
  dialog: {readonly current: HTMLDialogElement | null},
  hotKeys: readonly string[] | false,
  onClose: () => void,
): void {
  const latest = useLatest({hotKeys, onClose});

  // A layout effect, so that `close()` runs before React removes the element. Otherwise the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) {
      return undefined;
    }
    const listeners = new AbortController();
    const {signal} = listeners;
    const close = (event: Event) => {
      event.preventDefault();
      latest.current.onClose();
    };
    const press = (event: KeyboardEvent) => {
      const closing = (latest.current.hotKeys || []).filter(hasModifier);
      if (isHotKey(event, closing, isAppleDevice())) {
        close(event);
      }
    };
    // Ignore a click that starts inside the dialog and ends on the backdrop, such as when text is selected.
    let pressed: EventTarget | null = null;
    const click = (event: Event) => {
      if (event.target === element && pressed === element) {
        close(event);
      }
    };
    // A press on anything but a control leaves the focus in the input.
    const keepFocus = (event: Event) => {
      if (!(event.target as Element).closest('a, button, input, label')) {
        event.preventDefault();
      }
    };
    element.addEventListener('mousedown', keepFocus, {signal});
    element.addEventListener('cancel', close, {signal});
    element.addEventListener('keydown', press, {signal});
    element.addEventListener('pointerdown', ({target}) => (pressed = target), {signal});
    element.addEventListener('click', click, {signal});
    const unlock = lockScrolling();
    element.showModal();
    return () => {
      listeners.abort();
      element.close();
      unlock();
    };
  }, [dialog, latest]);
}

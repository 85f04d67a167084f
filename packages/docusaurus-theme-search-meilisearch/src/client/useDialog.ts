import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Shows a `<dialog>` as a modal while it is mounted: the browser traps the focus in it and gives it back. Escape and a click on
 * the backdrop call `onCancel`.
 */
export function useDialog(dialog: RefObject<HTMLDialogElement>, onCancel: () => void): void {
  const latest = useRef(onCancel);
  useEffect(() => {
    latest.current = onCancel;
  });

  // In the layout phase, so that `close()` comes before React takes the element away; else the focus is lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) {
      return undefined;
    }
    let pressed: EventTarget | null = null;
    const cancel = (event: Event) => {
      event.preventDefault();
      latest.current();
    };
    const press = (event: Event) => {
      pressed = event.target;
    };
    // A click that begins within the dialog, such as a selection of text, and ends outside of it is none.
    const click = (event: Event) => {
      if (event.target === element && pressed === element) {
        latest.current();
      }
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click);
    element.showModal();
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click);
      element.close();
    };
  }, [dialog]);
}

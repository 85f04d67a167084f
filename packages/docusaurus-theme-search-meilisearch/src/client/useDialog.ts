import {useEffect, useLayoutEffect, useRef} from 'react';

/**
 * Shows a `<dialog>` as a modal while it is mounted. The browser keeps the focus inside, and returns it to the previous element
 * afterwards.
 *
 * @param dialog ref of the element; must be set when the component is mounted
 * @param onCancel called on Escape and on a click on the backdrop
 */
export function useDialog(
  dialog: {readonly current: HTMLDialogElement | null},
  onCancel: () => void,
): void {
  const latest = useRef(onCancel);
  useEffect(() => {
    latest.current = onCancel;
  });

  // A layout effect, so that `close()` runs before React removes the element. Otherwise the focus is lost.
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
    // Ignore a click that starts inside the dialog and ends on the backdrop, such as when text is selected.
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

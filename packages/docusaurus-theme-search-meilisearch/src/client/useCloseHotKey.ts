import {useEffect, useRef} from 'react';
import {hasModifier, isHotKey} from './hotKeys';
import {isAppleDevice} from './useHotKeys';

/**
 * Closes the modal when a hotkey that opens it is pressed in it. Hotkeys without a modifier are letters of a query.
 *
 * @param dialog ref of the modal; must be set when the component is mounted
 * @param hotKeys hotkeys of the site
 */
export function useCloseHotKey(
  dialog: {readonly current: HTMLDialogElement | null},
  hotKeys: readonly string[] | false,
  onClose: () => void,
): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current;
    const closing = hotKeys ? hotKeys.filter(hasModifier) : [];
    const listen = (event: KeyboardEvent) => {
      if (isHotKey(event, closing, isAppleDevice())) {
        event.preventDefault();
        latest.current();
      }
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [dialog, hotKeys]);
}

import {useEffect, useRef} from 'react';
import {isEditable, isHotKey} from './hotKeys';

/** Whether `ctrl` is the command key here. */
export function isAppleDevice(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

/**
 * Calls `onPress` when one of the hotkeys is pressed outside of what takes text.
 *
 * @param hotKeys such as `ctrl+k`; `false`: none
 */
export function useHotKeys(hotKeys: readonly string[] | false, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });

  useEffect(() => {
    if (!hotKeys) {
      return undefined;
    }
    const listen = (event: KeyboardEvent) => {
      const isFree = !event.defaultPrevented && !isEditable(event.target);
      if (isFree && isHotKey(event, hotKeys, isAppleDevice())) {
        event.preventDefault();
        latest.current();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hotKeys]);
}

import {useEffect} from 'react';
import {useLatest} from '../useLatest';
import {isEditable, isHotKey} from './hotKeys';

/** Whether this is an Apple device, where `ctrl` in hotkeys means the command key. Call it only in the browser. */
export function isAppleDevice(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

/**
 * Calls `onPress` when a hotkey is pressed, unless a form control or an editable element has the focus.
 *
 * @param hotKeys hotkeys such as `ctrl+k`, or `false` for none; a new array re-registers the listener
 */
export function useHotKeys(hotKeys: readonly string[] | false, onPress: () => void): void {
  const latest = useLatest(onPress);

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
  }, [hotKeys, latest]);
}

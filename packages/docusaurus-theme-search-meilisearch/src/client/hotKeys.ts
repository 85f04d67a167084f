/** What of a keyboard event decides whether it is a hotkey. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>;

type Modifier = 'ctrl' | 'meta' | 'alt' | 'shift';

// What browsers report as `keyCode` of a key that went to an input method (UI Events, section 7.3.1).
const keyCodeOfInputMethod = 229;

/** Whether a key goes to an input method, which composes a character of it. */
export function isComposing(press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === keyCodeOfInputMethod;
}

function parse(hotKey: string): {key: string; has: (modifier: Modifier) => boolean} {
  const parts = hotKey.toLowerCase().split('+');
  const key = parts.pop() ?? '';
  return {key, has: (modifier) => parts.includes(modifier)};
}

/** The key without regard to a keyboard that writes another script: the S key of a Korean keyboard gives ㄴ. */
function latinKey({key, code}: KeyPress): string {
  const isLatin = key.charCodeAt(0) < 128;
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** A letter has two cases; other characters need shift on some keyboards and not on others. */
function isLetter(key: string): boolean {
  return key.toLowerCase() !== key.toUpperCase();
}

/**
 * Whether a key press is one of the hotkeys, with just its modifiers.
 *
 * @param hotKeys such as `ctrl+k`
 * @param isApple on Apple devices `ctrl` means the command key
 */
export function isHotKey(press: KeyPress, hotKeys: readonly string[], isApple: boolean): boolean {
  if (isComposing(press)) {
    return false;
  }
  return hotKeys.some((hotKey) => {
    const {key, has} = parse(hotKey);
    return (
      latinKey(press) === key &&
      press.ctrlKey === (has('ctrl') && !isApple) &&
      press.metaKey === (has('meta') || (has('ctrl') && isApple)) &&
      press.altKey === has('alt') &&
      (press.shiftKey === has('shift') || !isLetter(key))
    );
  });
}

/** Whether what is typed goes into this element. */
export function isEditable(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  return (
    /^(input|select|textarea)$/i.test(element?.tagName ?? '') || Boolean(element?.isContentEditable)
  );
}

const appleNames: Record<string, string> = {ctrl: '⌘', meta: '⌘', alt: '⌥', shift: '⇧'};

/** A hotkey as it is printed on keys: `⌘K`, `Ctrl K`. */
export function hotKeyLabel(hotKey: string, isApple: boolean): string {
  const names = hotKey
    .split('+')
    .map((name) => (isApple && appleNames[name]) || name[0]?.toUpperCase() + name.slice(1));
  return names.join(isApple ? '' : ' ');
}

const ariaNames: Record<string, string> = {
  ctrl: 'Control',
  meta: 'Meta',
  alt: 'Alt',
  shift: 'Shift',
};

/** Hotkeys in the form of `aria-keyshortcuts`. */
export function ariaKeyShortcuts(hotKeys: readonly string[], isApple: boolean): string {
  return hotKeys
    .map((hotKey) =>
      hotKey
        .split('+')
        .map((name) =>
          isApple && name === 'ctrl' ? 'Meta' : (ariaNames[name] ?? name.toUpperCase()),
        )
        .join('+'),
    )
    .join(' ');
}

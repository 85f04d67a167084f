/** The properties of a keyboard event that are compared with the hotkeys. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>;

type Modifier = 'ctrl' | 'meta' | 'alt' | 'shift';

// `keyCode` of a key press that an input method handles (UI Events, section 7.3.1).
const inputMethodKeyCode = 229;

/** Whether an input method is composing a character from the key press. Handlers must then ignore the key. */
export function isComposing(press: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === inputMethodKeyCode;
}

function parse(hotKey: string): {key: string; has: (modifier: Modifier) => boolean} {
  const parts = hotKey.toLowerCase().split('+');
  const key = parts.pop() ?? '';
  return {key, has: (modifier) => parts.includes(modifier)};
}

/** The Latin letter of a key on a keyboard layout for another script: the S key of a Korean keyboard produces ㄴ. */
function latinKey({key, code}: KeyPress): string {
  const isLatin = key.charCodeAt(0) < 128;
  return (isLatin ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** Letters have two cases. Other characters need shift on some keyboard layouts only, so shift is ignored for them. */
function isLetter(key: string): boolean {
  return key.toLowerCase() !== key.toUpperCase();
}

/**
 * Whether a key press matches one of the hotkeys, with exactly its modifiers.
 *
 * @param hotKeys hotkeys such as `ctrl+k`
 * @param isApple whether `ctrl` means the command key, as on Apple devices
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

/** Whether a hotkey has a modifier other than shift, so that it types nothing. */
export function hasModifier(hotKey: string): boolean {
  const {has} = parse(hotKey);
  return has('ctrl') || has('meta') || has('alt');
}

/** Whether an event target is a form control or an editable element, which receives typed text. */
export function isEditable(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  return (
    /^(input|select|textarea)$/i.test(element?.tagName ?? '') || Boolean(element?.isContentEditable)
  );
}

const appleNames: Record<string, string> = {ctrl: '⌘', meta: '⌘', alt: '⌥', shift: '⇧'};

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Formats a hotkey for display: `ctrl+k` → `⌘K` on Apple devices, `Ctrl K` elsewhere.
 *
 * @param isApple whether to use the key symbols of Apple devices
 */
export function hotKeyLabel(hotKey: string, isApple: boolean): string {
  const names = hotKey.split('+').map((name) => (isApple && appleNames[name]) || capitalized(name));
  return names.join(isApple ? '' : ' ');
}

/**
 * Formats hotkeys for the attribute `aria-keyshortcuts`: `['ctrl+k', '/']` → `Control+K /`.
 *
 * @param isApple whether `ctrl` means the command key, as on Apple devices
 */
export function ariaKeyShortcuts(hotKeys: readonly string[], isApple: boolean): string {
  const control = isApple ? 'meta' : 'control';
  const nameOf = (name: string) => capitalized(name === 'ctrl' ? control : name);
  return hotKeys.map((hotKey) => hotKey.split('+').map(nameOf).join('+')).join(' ');
}

import {describe, expect, it} from 'vitest';
import {
  ariaKeyShortcuts,
  hasModifier,
  hotKeyLabel,
  isEditable,
  isHotKey,
  type KeyPress,
} from './hotKeys';

const hotKeys = ['ctrl+k', 's', '/'];

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    keyCode: 0,
    ...more,
  };
}

describe('isHotKey', () => {
  it.each([
    ['s', press('s'), false],
    ['/', press('/'), false],
    ['/ on a keyboard where it needs shift', press('/', {shiftKey: true}), false],
    ['ctrl+k', press('k', {ctrlKey: true}), false],
    ['⌘K', press('k', {metaKey: true}), true],
    ['s on a Korean keyboard', press('ㄴ', {code: 'KeyS'}), false],
    ['ctrl+k with caps lock', press('K', {ctrlKey: true}), false],
  ])('%s', (_, event, isApple) => {
    expect(isHotKey(event, hotKeys, isApple)).toBe(true);
  });

  it.each([
    ['k alone', press('k'), false],
    ['ctrl+s', press('s', {ctrlKey: true}), false],
    ['shift+s', press('S', {shiftKey: true}), false],
    ['alt+/', press('/', {altKey: true}), false],
    ['ctrl+shift+k', press('K', {ctrlKey: true, shiftKey: true}), false],
    ['⌘K on other devices', press('k', {metaKey: true}), false],
    ['ctrl+k on Apple devices', press('k', {ctrlKey: true}), true],
    ['while composing', press('s', {isComposing: true}), false],
    ['a key of an input method', press('s', {keyCode: 229}), false],
  ])('not %s', (_, event, isApple) => {
    expect(isHotKey(event, hotKeys, isApple)).toBe(false);
  });
});

it.each([
  [{tagName: 'INPUT'}, true],
  [{tagName: 'select'}, true],
  [{tagName: 'TEXTAREA'}, true],
  [{tagName: 'DIV', isContentEditable: true}, true],
  [{tagName: 'DIV', isContentEditable: false}, false],
  [null, false],
])('isEditable %o', (target, expected) => {
  expect(isEditable(target as unknown as EventTarget)).toBe(expected);
});

it.each([
  ['ctrl+k', true],
  ['alt+shift+k', true],
  ['meta+/', true],
  ['shift+k', false],
  ['s', false],
])('hasModifier %s', (hotKey, expected) => {
  expect(hasModifier(hotKey)).toBe(expected);
});

it('formats hotkeys for display and for aria-keyshortcuts', () => {
  expect(hotKeyLabel('ctrl+k', true)).toBe('⌘K');
  expect(hotKeyLabel('ctrl+k', false)).toBe('Ctrl K');
  expect(ariaKeyShortcuts(hotKeys, true)).toBe('Meta+K S /');
  expect(ariaKeyShortcuts(hotKeys, false)).toBe('Control+K S /');
  expect(ariaKeyShortcuts(['alt+shift+enter'], false)).toBe('Alt+Shift+Enter');
});

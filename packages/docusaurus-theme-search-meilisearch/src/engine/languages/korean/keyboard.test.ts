import {describe, expect, it} from 'vitest';
import {hangulOfKeys, keysOfHangul} from './keyboard';

describe('hangulOfKeys', () => {
  it.each([
    ['vmffjrmdls', '플러그인'],
    ['dlqpsxm', '이벤트'],
    ['Tmrl', '쓰기'],
    ['dlfrrl', '읽기'],
    ['ghkaus', '화면'],
    ['Qjxms', '뻐튼'],
  ])('%s → %s', (keys, word) => {
    expect(hangulOfKeys(keys)).toBe(word);
  });

  it.each(['window', 'tauri', 'a1'])('%s is not Korean', (keys) => {
    expect(hangulOfKeys(keys)).toBeNull();
  });
});

describe('keysOfHangul', () => {
  it.each([
    ['ㅔㅣㅕ햐ㅜ', 'plugin'],
    ['ㅕㅔㅇㅁㅅㄷㄱ', 'updater'],
    ['ㄴㅛㄴㅅ드', 'system'],
    ['쟈ㅜ앶', 'window'],
    ['ㄳㅢㅘ', 'rtmlhk'],
  ])('%s → %s', (typed, keys) => {
    expect(keysOfHangul(typed)).toBe(keys);
  });

  it.each(['플러그인', '창', ''])('%s may be Korean', (word) => {
    expect(keysOfHangul(word)).toBeNull();
  });
});

import {describe, expect, it} from 'vitest';
import {kanaOfRomaji, otherKana} from './kana';

describe('kanaOfRomaji', () => {
  it.each([
    ['puraguin', 'ぷらぐいん'],
    ['nihongo', 'にほんご'],
    ['shisutemu', 'しすてむ'],
    ['sisutemu', 'しすてむ'],
    ['kyasshu', 'きゃっしゅ'],
    ['jisho', 'じしょ'],
    ['chatto', 'ちゃっと'],
    ['tsuuchi', 'つうち'],
    ['fukusuu', 'ふくすう'],
    ['onna', 'おんな'],
    ['fairu', 'ふぁいる'],
    ['obujekuto', 'おぶじぇくと'],
    ['chekku', 'ちぇっく'],
    ['efekuto', 'えふぇくと'],
    ['windou', 'うぃんどう'],
  ])('%s → %s', (romaji, kana) => {
    expect(kanaOfRomaji(romaji)).toBe(kana);
  });

  it.each(['window', 'plugin', 'wx', 'x', '', 'a1'])('%s is not Japanese', (word) => {
    expect(kanaOfRomaji(word)).toBeNull();
  });
});

describe('otherKana', () => {
  it.each([
    ['ぷらぐいん', 'プラグイン'],
    ['さーばー', 'サーバー'],
    ['プラグイン', 'ぷらぐいん'],
    ['ヴァージョン', 'ゔぁーじょん'],
    ['ゔぁーじょん', 'ヴァージョン'],
  ])('%s → %s', (word, other) => {
    expect(otherKana(word)).toEqual([other]);
  });

  it.each(['設定', '設定する', 'プラグイン設定', ''])('%s has no other kana', (word) => {
    expect(otherKana(word)).toEqual([]);
  });
});

import {expect, it} from 'vitest';
import {headingsOf, section} from '../../testIndex.test.support';
import {stopWordsOf} from '../stopWords';

const headings = headingsOf([
  section('プラグイン', 'ウィンドウの設定を変更します。'),
  section('保護', 'ファイルを暗号化します。'),
]);

it.each([
  ['a word within a run', '設定', 'プラグイン'],
  ['half-width katakana', 'ﾌﾟﾗｸﾞｲﾝ', 'プラグイン'],
  ['a word with a wrong character', '暗合化', '保護'],
  ['katakana written as hiragana', 'ぷらぐいん', 'プラグイン'],
  ['Japanese typed without the input method', 'puraguin', 'プラグイン'],
  ['words of a question', 'ウィンドウを変更する方法', 'プラグイン'],
])('finds %s: %s', (_, query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});

it.each(['リトライ', 'リローダー', 'クラスタ', 'メトリクス'])(
  'finds nothing for %s, which is on no page',
  (query) => {
    const found = headingsOf([
      section('インストール', 'ドライバーとライブラリのリスト。'),
      section('トラブル', 'クラスとメモリとライト。'),
    ]);
    expect(found(query)).toEqual([]);
  },
);

it('finds katakana without the long vowel mark at its end', () => {
  expect(headingsOf([section('サーバ', '設定')])('サーバー')).toEqual(['サーバ']);
});

it('finds no sections that contain only a stop word', () => {
  const sections = [section('設定', '窓の名前'), section('目次', '鍵をする')];
  const found = headingsOf(sections, {synonyms: {}, stopWords: stopWordsOf(['ja'])});
  expect(found('設定する')).toEqual(['設定']);
});

it('does not search for parts of a word that the index contains', () => {
  const found = headingsOf([section('マジックナンバー', '説明'), section('バックアップ', '説明')]);
  expect(found('バックアップ')).toEqual(['バックアップ']);
});

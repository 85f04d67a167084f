import {describe, expect, it} from 'vitest';
import {fold} from '../terms/characters';
import {tokenize} from '../testIndex.test.support';
import {runs, tokensOf} from './tokenize';

describe('fold', () => {
  it.each([
    ['Éléphant', 'elephant'],
    ['ＦＵＬＬ', 'full'],
    ['파일', '파일'],
    ['파일'.normalize('NFD'), '파일'],
    ['ﬁle', 'file'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('tokenize', () => {
  it.each([
    [
      'appWindow.setTitle',
      ['appwindow.settitle', 'appwindow', 'app', 'window', 'settitle', 'set', 'title'],
    ],
    ['TAURI_PRIVATE_KEY', ['tauri_private_key', 'tauri', 'private', 'key']],
    ['tauri.conf.json', ['tauri.conf.json', 'tauri', 'conf', 'json']],
    ['HTTPServer', ['httpserver', 'http', 'server']],
    ['WebView2', ['webview2', 'web', 'view2']],
    ['system-tray, please.', ['system', 'tray', 'please']],
    ['파일을', ['파일을', '파일', '일을']],
    ['창', ['창']],
    ['系统托盘', ['系', '统', '托', '盘', '系统', '统托', '托盘']],
    ['Tauri插件API', ['tauri', '插', '件', '插件', 'api']],
    ['ｶﾞｲﾄﾞ', ['ガ', 'イ', 'ド', 'ガイ', 'イド']],
    ['ปลั๊กอิน', ['ป', 'ลั๊', 'ก', 'อิ', 'น', 'ปลั๊', 'ลั๊ก', 'กอิ', 'อิน']],
    ['😀 --- !', []],
  ])('%s', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it('leaves out long terms, which are data', () => {
    expect(tokenize('x'.repeat(65))).toEqual([]);
    // Each of these letters becomes 18 when it is folded.
    expect(tokenize('ﷺ'.repeat(4))).toEqual([]);
  });

  it('returns the position of each term', () => {
    const text = '새 appWindow.setTitle 파일을 系统 ﾌﾟﾗｸﾞｲﾝ ปลั๊กอิน';
    for (const run of runs(text)) {
      for (const {term, start, end} of tokensOf(run)) {
        expect(fold(run.text.slice(start, end))).toBe(term);
      }
    }
  });
});

import {describe, expect, it} from 'vitest';
import {cropAndHighlight, highlight} from './formatText';
import {highlightParts} from './highlightMarks';

function shown(marked: string): string {
  return marked.replace(/\ue000/g, '[').replace(/\ue001/g, ']');
}

describe('highlight', () => {
  it.each([
    ['Call appWindow.setTitle here', ['window', 'title'], 'Call app[Window].set[Title] here'],
    ['파일을 열기', ['파일'], '[파일]을 열기'],
    ['업데이트를', ['업데', '데이', '이트'], '[업데이트]를'],
    ['系统托盘图标', ['托盘'], '系统[托盘]图标'],
    ['Éléphants', ['elephants'], '[Éléphants]'],
    ['a < b && c', [], 'a < b && c'],
  ])('%s', (text, terms, marked) => {
    expect(shown(highlight(text, new Set(terms)))).toBe(marked);
  });

  it('removes marks that the text already contains', () => {
    expect(shown(highlight('a\ue000window\ue001b', new Set(['window'])))).toBe('awindowb');
  });
});

describe('cropAndHighlight', () => {
  const text = Array.from({length: 100}, (_, index) => `w${index}`).join(' ');

  it('returns 30 words around the match', () => {
    const cropped = shown(cropAndHighlight(text, new Set(['w50']), 30));
    expect(cropped).toMatch(/^…w\d+ .* \[w50\] .* w\d+…$/);
    expect(cropped.split(' ')).toHaveLength(30);
  });

  it('prefers the window with the most matches', () => {
    expect(shown(cropAndHighlight(text, new Set(['w3', 'w70', 'w75']), 10))).toContain('[w70]');
  });

  it('adds a crop marker only where text is omitted', () => {
    expect(cropAndHighlight(text, new Set(['w0']), 30)).toMatch(/^[^…].*…$/);
    expect(cropAndHighlight(text, new Set(['w99']), 30)).toMatch(/^….*[^…]$/);
    expect(cropAndHighlight('Short (text).', new Set(), 30)).toBe('Short (text).');
  });

  it('crops Chinese, which has no spaces', () => {
    const cropped = cropAndHighlight('系统托盘图标'.repeat(50), new Set(['托盘']), 30);
    expect(Array.from(shown(cropped)).filter((c) => !'[]…'.includes(c))).toHaveLength(60);
  });
});

describe('highlightParts', () => {
  it('returns HTML as plain text', () => {
    expect(highlightParts('<img src=x onerror=alert(1)>\ue000</script>\ue001')).toEqual([
      {text: '<img src=x onerror=alert(1)>', isMatch: false},
      {text: '</script>', isMatch: true},
    ]);
  });

  it.each(['\ue001a', 'a\ue000', '\ue000\ue000a', 'a\ue001\ue000'])(
    'preserves the text of unpaired marks: %j',
    (text) => {
      expect(
        highlightParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe('a');
    },
  );
});

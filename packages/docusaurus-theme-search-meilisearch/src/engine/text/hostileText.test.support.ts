import fc from 'fast-check';

/** Parts of text that have broken search engines: mixed scripts, lone surrogates, control characters, highlight marks, HTML. */
const part = fc.oneof(
  fc.constantFrom(
    'window',
    'setTitle',
    'appWindow.setTitle()',
    'TAURI_PRIVATE_KEY',
    '업데이트를',
    '플러그ㅇ',
    'ㅅㅅㅌ',
    '플러긍',
    '系统托盘图标',
    'カタカナ',
    'é'.normalize('NFD'),
    '한'.normalize('NFD'),
    '👩‍👩‍👧‍👦',
    '𠮷野家',
    '\ud800',
    '\udc00',
    '\u202e\u2066\u200f',
    '\ue000',
    '\ue001',
    '\ue001\ue000',
    '\u0000',
    '\uffff',
    '<img src=x onerror=alert(1)>',
    '</script>',
    ' ',
    '\n',
    '. ',
  ),
  fc.string({unit: 'binary', maxLength: 12}),
  fc.string({maxLength: 12}),
);

/** Arbitrary text that consists of such parts. */
export const hostileText = fc.array(part, {maxLength: 40}).map((parts) => parts.join(''));

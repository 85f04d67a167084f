import fc from 'fast-check';

/** Stretches of text that have broken search engines: scripts, half characters, controls, our own marks, HTML. */
const stretch = fc.oneof(
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

/** Text of such stretches. */
export const hostileText = fc.array(stretch, {maxLength: 40}).map((parts) => parts.join(''));

import {expect, it} from 'vitest';
import {italicsProblems, textOf, typographyProblems} from './typography';

it.each([
  // French
  ['fr', "l'application", 'a curly apostrophe, ’'],
  ['fr', 'Attendez...', 'an ellipsis, …'],
  ['fr', 'le bouton "OK"', 'the quotation marks « »'],
  ['fr', 'Vraiment ?', 'a no-break space (U+00A0) before ; ? !'],
  ['fr', 'Vraiment?', 'a no-break space (U+00A0) before ; ? !'],
  ['fr', 'Voici : un', 'a no-break space (U+00A0) before a colon'],
  ['fr', 'Voici: un', 'a no-break space (U+00A0) before a colon'],
  ['fr', '**macOS :** un', 'a no-break space (U+00A0) before a colon'],
  ['fr', '« OK »', 'a no-break space (U+00A0) inside « »'],
  ['fr', '50 % du temps', 'a no-break space (U+00A0) before %'],
  ['fr', '{percent}% traduits', 'a no-break space (U+00A0) before %'],
  ['fr', 'moins de 600 Ko', 'a no-break space (U+00A0) before a unit'],
  ['fr', 'un , deux', 'no space before a comma or point'],
  // Italian
  ['it', "l'applicazione", 'a curly apostrophe, ’'],
  ['it', "un po' di", 'a curly apostrophe, ’'],
  ['it', 'il pulsante "OK"', 'the quotation marks “ ”'],
  ['it', 'il pulsante «OK»', 'the quotation marks “ ”'],
  ['it', 'Perchè no', 'é, as in perché'],
  ['it', 'é vero', 'è, po’, più, così, giù, qual è, È, do, fa, sa, qua, qui or su'],
  ['it', 'Davvero ?', 'no space before punctuation'],
  ['it', 'il 50 %', 'no space before %'],
  ['it', 'meno di 600 KB', 'a no-break space (U+00A0) before a unit'],
  // Chinese
  ['zh-cn', '打开窗口,然后', 'full-width punctuation beside Han'],
  ['zh-cn', '打开窗口(window)', 'full-width punctuation beside Han'],
  ['zh-cn', '打开窗口.', 'full-width punctuation beside Han'],
  ['zh-cn', '使用Rust 编写', 'a space between Han and Latin letters, digits or code'],
  ['zh-cn', '使用 2个窗口', 'a space between Han and Latin letters, digits or code'],
  ['zh-cn', '打开 窗口', 'no space between Han'],
  ['zh-cn', '「窗口」', 'the quotation marks “ ”'],
  ['zh-cn', '点击"确定"', 'the quotation marks “ ”'],
  ['zh-cn', '正在加载……', 'one ellipsis, …'],
  ['zh-cn', '打开 ，关闭', 'no space beside full-width punctuation'],
  ['zh-cn', '版本２', 'half-width letters and digits'],
  ['zh-cn', '大约 600KB', 'a space before a unit'],
  // Korean
  ['ko', '“확인” 버튼', 'straight quotation marks'],
  ['ko', '창（window）', 'half-width punctuation'],
  ['ko', '열고 , 닫습니다', 'no space before punctuation'],
  ['ko', '기다립니다...', 'an ellipsis, …'],
  ['ko', '아니요, 의존성으로 선언', '지원 or 미지원, 가능 or 불가, 필요 or 불필요 in a cell'],
  ['ko', '`isolation` 기능을 켭니다', 'Cargo 기능 before the code'],
  ['ko', '끝까지 따라 하면 창이 열립니다', 'a sentence that starts with what the page does'],
  ['ko', '코어에 의해 실행됩니다', 'an active verb'],
  ['ko', '누가 무엇을 받는가', 'a noun in a heading'],
])('in %s, %s is reported', (locale, text, instead) => {
  expect(typographyProblems(locale, textOf(text))).toEqual([
    expect.stringContaining(`: expected ${instead}`),
  ]);
});

it.each([
  ['这是*强调*。', ['*强调*: expected bold, because Han and Hangul have no italics']],
  ['_강조_ 합니다', ['*강조*: expected bold, because Han and Hangul have no italics']],
])('italics in %s', (text, problems) => {
  expect(italicsProblems(text)).toEqual(problems);
});

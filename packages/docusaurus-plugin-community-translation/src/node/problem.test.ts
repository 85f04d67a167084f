import {expect, it} from 'vitest';
import {printable, TranslationProblem} from './problem';

it('no text of a page controls a terminal', () => {
  const hostile = '\u001b]0;title\u0007 \u009b2J\u001b[8m\r\u202eend';
  expect(printable(hostile)).toBe(' ]0;title   2J [8m  end');
  expect(new TranslationProblem(hostile).message).toBe(printable(hostile));
});

it('line breaks, letters of any script and the colors of translations:diff are kept', () => {
  const text = '\u001b[1;4ma\u001b[0m\n\tمی‌خواهم क्‍ष';
  expect(printable(text)).toBe(text);
});

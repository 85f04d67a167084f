import {expect, it} from 'vitest';
import wrapLabel from './wrapLabel';

it.each([
  ['between words', 'Ask the user', ['Ask the', 'user']],
  ['between Han characters', '询问用户是否安装', ['询问用户', '是否安装']],
])('breaks %s', (_, text, lines) => {
  expect(wrapLabel(text, 60, 14)).toEqual(lines);
});

it('keeps a no-break space within its line', () => {
  expect(wrapLabel('Erreur\u00A0: suivant', 60, 14)).toEqual(['Erreur\u00A0:', 'suivant']);
});

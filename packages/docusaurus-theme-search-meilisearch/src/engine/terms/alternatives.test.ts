import {expect, it, vi} from 'vitest';
import {similarTerms} from './alternatives';
import {fold} from './characters';
import {TermDictionary} from './termDictionary';

it('terms are not compared with a word that is longer than every term', () => {
  const dictionary = new TermDictionary(['window', 'windows']);
  const eachSimilar = vi.spyOn(dictionary, 'eachSimilar');
  const word = fold('ﷺ'.repeat(200));
  expect(word.length).toBeGreaterThan(2000);
  expect(similarTerms(word, dictionary).size).toBe(0);
  expect(eachSimilar).not.toHaveBeenCalled();
  expect(similarTerms('widnow', dictionary).size).toBeGreaterThan(0);
  expect(eachSimilar).toHaveBeenCalled();
});

import {fold} from './tokenize';

/** Words of a site in one locale, and of its language. */
export type Vocabulary = {
  /** For a word, the words to look up as well. Entries are one-way. */
  synonyms: Record<string, string[]>;
  /** Words that a query ignores, unless it has no others. */
  stopWords: string[];
};

/** A vocabulary without words. */
export const emptyVocabulary: Vocabulary = {synonyms: {}, stopWords: []};

/** Synonyms by folded word. The synonyms are folded too. */
export type Synonyms = ReadonlyMap<string, string[]>;

/** Folds the synonyms of a vocabulary. */
export function foldSynonyms({synonyms}: Vocabulary): Synonyms {
  return new Map(
    Object.entries(synonyms).map(([word, others]): [string, string[]] => [
      fold(word),
      others.map(fold),
    ]),
  );
}

/** Words of a site in one locale, and of its language. */
export type Vocabulary = {
  /** For a word, the words to look up as well. Entries are one-way. */
  synonyms: Record<string, string[]>;
  /** Words that a query ignores, unless it has no others. */
  stopWords: string[];
};

/** A vocabulary without words. */
export const emptyVocabulary: Vocabulary = {synonyms: {}, stopWords: []};

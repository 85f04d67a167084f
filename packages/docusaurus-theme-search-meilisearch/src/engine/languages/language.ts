import type {TermDictionary} from '../terms/termDictionary';
import type {Alternative} from '../terms/alternatives';
import type {Token} from '../terms/characters';

/** What the expansion of a query word looks up. */
export type Lookup = {
  dictionary: TermDictionary;
  /** Returns the alternatives for the synonyms of a folded word: those of the languages and of the site. */
  synonymsOf: (word: string) => Alternative[];
};

/** How words of a script become terms, in texts and in queries. Languages can share a script. */
export type Script = {
  /** Its characters, as the content of a character class of a regular expression. Empty for `spacedScript`, which has all others. */
  characters: string;
  /** Whether there are spaces between words. If not, a query is split by a dictionary of words where the browser has one. */
  hasSpaces: boolean;
  /** Returns the terms under which a word is indexed, with their positions in the word. */
  tokensOf: (word: string) => Token[];
  /**
   * Returns the words to search instead of a word that no page contains.
   *
   * @default the word
   */
  partsOf?: (word: string) => string[];
  /**
   * Returns the alternatives for a word of a query.
   *
   * @param isLast whether it is the last word of the query, which the reader may still be typing
   */
  expand: (word: string, isLast: boolean, lookup: Lookup) => Alternative[];
};

/** What a language adds to its script. */
export type Language = {
  script: Script;
  /** Returns other spellings of a word of the script. @default none */
  otherSpellings?: (word: string) => string[];
  /**
   * Returns what the reader meant by a word that no page contains, if it was typed in the wrong mode of the keyboard. It is searched
   * as if it had been typed.
   *
   * @default none
   */
  readings?: (typed: string, dictionary: TermDictionary) => string[];
};

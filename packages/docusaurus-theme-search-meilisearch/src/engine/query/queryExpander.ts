import type {TermDictionary} from '../terms/termDictionary';
import type {Lookup} from '../languages/language';
import {languages} from '../languages/languages';
import {fold} from '../terms/characters';
import {runs, type Run} from '../text/tokenize';
import type {Vocabulary} from '../vocabulary';
import {termsWithPrefix, type Alternative} from '../terms/alternatives';
import type {SearchRecorder} from './searchRecorder';

/** Maximum number of characters of a query; the rest is ignored. A longer query is pasted text. */
export const maxQueryLength = 200;

/** Maximum number of words of a query; the rest is ignored. Same as in Meilisearch. */
const maxQueryWords = 10;

/**
 * A query, as words to look up. A word is a list of alternatives; a section matches it if it matches at least one of them. While it is
 * cached, the same word has the same list, which can serve as a cache key.
 */
export type ExpandedQuery = Alternative[][];

/** Maximum size of the cache of expanded words. While a reader types the last word, the words before it do not change. */
const maxCachedWords = 50;

const synonymWeight = 0.6;

/**
 * Minimum length of a text without spaces that is split into words. Its parts count separately, so that a section does not need to contain all
 * of them.
 */
const minSplit = 4;

/** Joins a word with a single character before it if both are katakana: the dictionary of words splits リトライ into リ and トライ. */
function joinKatakana(words: Run[], word: Run): Run[] {
  const last = words[words.length - 1];
  if (last?.text.length === 1 && /^[ァ-ヶー]+$/.test(last.text + word.text)) {
    last.text += word.text;
    return words;
  }
  return [...words, word];
}

/**
 * Returns the words of a query. Scripts without spaces are split where the browser has a dictionary of words (`Intl.Segmenter`). The
 * dictionary depends on the script, not on the locale.
 */
function queryWords(query: string): Run[] {
  const segmenter =
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', {granularity: 'word'}) : null;
  return runs(query).flatMap((run) =>
    segmenter && !run.script.hasSpaces && run.text.length >= minSplit
      ? Array.from(segmenter.segment(run.text), ({segment, index}) => ({
          ...run,
          text: segment,
          start: run.start + index,
        })).reduce<Run[]>(joinKatakana, [])
      : [run],
  );
}

/** Returns the alternatives for a run, in all spellings. */
function expandRun({script, text}: Run, isLast: boolean, lookup: Lookup): Alternative[] {
  const others = languages
    .filter((language) => language.script === script)
    .flatMap(({otherSpellings}) => otherSpellings?.(text) ?? []);
  return [text, ...others].flatMap((word) => script.expand(word, isLast, lookup));
}

/**
 * Returns what the reader meant by a word that no page contains: it may be typed in the wrong mode of the keyboard. The parts of an
 * identifier are separate words, since a pasted error may have names that the page lacks.
 */
function meantWords(word: Run, dictionary: TermDictionary): Run[] {
  if (dictionary.hasPrefix(fold(word.text))) {
    return [word];
  }
  const readings = languages.flatMap(({readings: of}) => of?.(word.text, dictionary) ?? []);
  const [meant] = readings.flatMap(runs);
  if (meant) {
    return [meant];
  }
  const parts = word.script.partsOf?.(word.text) ?? [];
  return parts.length > 0 ? parts.map((text) => ({...word, text})) : [word];
}

/** Creates a function that returns the alternatives for the synonyms of a folded word. A section must contain all words of a synonym. */
function synonymLookup({synonyms}: Vocabulary, dictionary: TermDictionary): Lookup['synonymsOf'] {
  const folded = new Map(Object.entries(synonyms).map(([word, others]) => [fold(word), others]));
  return (word) =>
    (folded.get(word) ?? []).map((synonym) => ({
      groups: runs(fold(synonym)).map(({text}) => termsWithPrefix(text, dictionary)),
      weight: synonymWeight,
      kind: 'synonym',
    }));
}

/**
 * Creates a function that expands queries: from what a reader typed to terms of the index. It handles prefixes, typos,
 * compounds, synonyms, and what the languages add.
 *
 * @returns function from a query to terms; there are no words if the query has no letters and digits
 */
export function queryExpander(
  dictionary: TermDictionary,
  vocabulary: Vocabulary,
): (query: string, recorder?: SearchRecorder) => ExpandedQuery {
  const stopWords = new Set(vocabulary.stopWords.map(fold));
  const lookup = {dictionary, synonymsOf: synonymLookup(vocabulary, dictionary)};
  const cache = new Map<string, Alternative[]>();
  const expand = (word: Run, isLast: boolean) => {
    const key = `${word.text} ${isLast}`;
    let own = cache.get(key);
    if (!own) {
      if (cache.size >= maxCachedWords) {
        cache.clear();
      }
      own = expandRun(word, isLast, lookup);
      cache.set(key, own);
    }
    return own;
  };

  return (query, recorder) => {
    const typed = queryWords(query.slice(0, maxQueryLength).normalize('NFC'));
    const meant = typed.slice(0, maxQueryWords).map((run) => meantWords(run, dictionary));
    const all = meant.flat().slice(0, maxQueryWords);
    const meaningful = all.filter(({text}) => !stopWords.has(fold(text)));
    const words = meaningful.length > 0 ? meaningful : all;
    recorder?.words(typed, meant, words);
    return words.map((word, index) => expand(word, index === words.length - 1));
  };
}

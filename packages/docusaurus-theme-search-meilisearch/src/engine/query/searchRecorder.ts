import type {InvertedIndex} from '../index/invertedIndex';
import type {Run} from '../text/tokenize';
import type {ExpandedQuery} from './queryExpander';

/** Receives what a search does, to explain it. Do not modify the arguments. The search changes them after the call, so copy what you keep. */
export type SearchRecorder = {
  /**
   * Called with the words of the query.
   *
   * @param typed words as they were typed
   * @param meant for each of them, the words that are searched instead
   * @param used words that are searched: `meant` without stop words
   */
  words: (typed: Run[], meant: Run[][], used: Run[]) => void;
  /** Called with what the words are looked up as. */
  lookup: (index: InvertedIndex, expanded: ExpandedQuery) => void;
  /**
   * Called after each step of scoring.
   *
   * @param operator whether it adds to scores or multiplies them
   * @param name what it considers, in English; `word` for each word of the query, in order
   * @param scores scores by section after the step
   */
  step: (operator: '+' | '×', name: string, scores: Float32Array) => void;
};

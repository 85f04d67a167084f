import type {Language} from '../language';
import {spacedScript} from '../spacedScript';

/**
 * A short word before an apostrophe and a longer word, as in French and Italian: `l'application`, `dell'applicazione`. It is an article,
 * preposition or pronoun, and as a prefix it would match most sections. `lorsqu` has six letters.
 */
// Built from a string: in a literal, Babel replaces each \p{…} by a list of ranges, which adds several KB.
const elision = new RegExp("(^|\\P{L})\\p{L}{1,6}['’](?=\\p{L}{3})", 'gu');

/** French and Italian. */
export const romance: Language = {
  script: spacedScript,
  prepare: (query) => query.replace(elision, '$1'),
};

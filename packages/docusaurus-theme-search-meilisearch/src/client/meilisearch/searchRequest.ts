import {highlightEnd, highlightStart} from '../../engine/highlightMarks';
import {defaultCropLength, defaultLimit, type SearchParams} from '../../engine/searchTypes';

/**
 * URL for searching an index.
 *
 * @param host URL of the host; a path and trailing slashes are allowed
 */
export function searchUrl(host: string, indexUid: string): string {
  return `${host.replace(/\/+$/, '')}/indexes/${indexUid}/search`;
}

/** Replaces lone surrogates, which an input method can leave, by U+FFFD. Meilisearch rejects them as invalid JSON. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** Korean particles and endings that end a word: the reader is not about to continue it. */
const completeHangul = /[가-힣](?:[을를은는기요다면법]|에서|으로)$/;

/**
 * Returns the query as a host should read it.
 *
 * A host searches for words that start with the last part of the query, even if it is a stop word. It splits Korean words, so that
 * 플러그인을 would find any word that starts with the particle 을. A space at the end prevents this.
 */
function hostQuery(query: string): string {
  return completeHangul.test(query) ? `${query} ` : query;
}

/**
 * Body of `POST /indexes/{uid}/search`.
 *
 * @param params parameters with merged filters; they cannot override the query and the highlight marks, which keep HTML out of the
 * hits
 */
export function searchBody(query: string, params: SearchParams): Record<string, unknown> {
  return {
    attributesToHighlight: ['*'],
    attributesToCrop: ['content'],
    cropLength: defaultCropLength,
    limit: defaultLimit,
    ...params,
    q: hostQuery(wellFormed(query)),
    highlightPreTag: highlightStart,
    highlightPostTag: highlightEnd,
  };
}

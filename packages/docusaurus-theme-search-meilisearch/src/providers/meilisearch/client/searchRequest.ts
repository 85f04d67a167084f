import {highlightEnd, highlightStart} from '../../../engine/highlightMarks';
import {defaultCropLength, defaultLimit, type SearchParams} from '../../../engine/searchTypes';

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

/**
 * The end of a Korean query with a particle or an ending. A host searches for words that start with the last part of the query, even
 * if it is a stop word, and it splits Korean words: 플러그인을 would find any word that starts with the particle 을. A space after it
 * prevents this.
 */
const completeHangul = /[가-힣][을를은는기요다면법]$/;

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
    q: wellFormed(query).replace(completeHangul, '$& '),
    highlightPreTag: highlightStart,
    highlightPostTag: highlightEnd,
  };
}

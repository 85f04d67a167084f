import {highlightEnd, highlightStart} from '../../engine/highlightMarks';
import {defaultCropLength, defaultLimit, type SearchParams} from '../../engine/searchTypes';

/**
 * Address of an index' search.
 *
 * @param host with or without a path and slashes at its end
 */
export function searchUrl(host: string, indexUid: string): string {
  return `${host.replace(/\/+$/, '')}/indexes/${indexUid}/search`;
}

/** Halves of a character, as an input method may leave them, are no JSON for Meilisearch; they become U+FFFD. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/**
 * Body of `POST /indexes/{uid}/search`. `params` come with their filters merged, and may change anything but the query and
 * the highlight marks, without which matches would be lost or come as HTML.
 */
export function searchBody(query: string, params: SearchParams): Record<string, unknown> {
  return {
    attributesToHighlight: ['*'],
    attributesToCrop: ['content'],
    cropLength: defaultCropLength,
    limit: defaultLimit,
    ...params,
    q: wellFormed(query),
    highlightPreTag: highlightStart,
    highlightPostTag: highlightEnd,
  };
}

/** Properties of a site in its OpenSearch description. */
export type OpenSearchSite = {
  title: string;
  /** `<html lang>` of the locale. */
  lang: string;
  /** Absolute URL of the search page. */
  searchPage: string;
  /** Absolute URL of the site's icon, if any. */
  favicon?: string;
};

/** Maximum number of characters of `ShortName` (OpenSearch 1.1). */
const maxShortName = 16;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * Creates the content of `opensearch.xml`, with which browsers offer the site as a search engine.
 *
 * OpenSearch 1.1: https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export function openSearchDescription({title, lang, searchPage, favicon}: OpenSearchSite): string {
  const lines = [
    `<ShortName>${escapeXml(Array.from(title).slice(0, maxShortName).join('').trim())}</ShortName>`,
    `<LongName>${escapeXml(title)}</LongName>`,
    `<Description>${escapeXml(title)}</Description>`,
    `<Language>${escapeXml(lang)}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    ...(favicon === undefined ? [] : [`<Image>${escapeXml(favicon)}</Image>`]),
    `<Url type="text/html" template="${escapeXml(searchPage)}?q={searchTerms}"/>`,
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    ...lines.map((line) => `  ${line}`),
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

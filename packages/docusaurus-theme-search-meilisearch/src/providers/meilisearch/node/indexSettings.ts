import {baseLanguage} from '../../../engine/languages/baseLanguage';
import {hostStopWordsOf} from '../../../engine/languages/stopWords';
import type {Vocabulary} from '../../../engine/vocabulary';
import {sha256} from '../../../node/sha256';
import {filterableAttributes} from '../filterExpression';
import {displayedFields} from '../record';

/** Settings of a Meilisearch index, with the names of its API. */
export type IndexSettings = Record<string, unknown>;

/** Settings that have the default of Meilisearch unless the site sets them. A push resets them, since the site may have set them before. */
const otherSettings = [
  'dictionary',
  'distinctAttribute',
  'facetSearch',
  'faceting',
  'nonSeparatorTokens',
  'pagination',
  'prefixSearch',
  'proximityPrecision',
  'searchCutoffMs',
  'separatorTokens',
  'sortableAttributes',
  'typoTolerance',
];

/**
 * The languages that Meilisearch tokenizes: ISO 639-1 code → ISO 639-3 code. Meilisearch rejects settings with other languages.
 * Three-letter codes work in all versions that have `localizedAttributes` (1.10 and later), two-letter codes from 1.11 on.
 * https://github.com/meilisearch/meilisearch/issues/4827
 */
const languageCodes = new Map(
  `af:afr ak:aka am:amh ar:ara az:aze be:bel bg:bul bn:ben ca:cat cs:ces da:dan de:deu el:ell
   en:eng eo:epo es:spa et:est fa:pes fi:fin fr:fra gu:guj he:heb hi:hin hr:hrv hu:hun hy:hye
   id:ind it:ita ja:jpn jv:jav ka:kat km:khm kn:kan ko:kor la:lat lt:lit lv:lav mk:mkd ml:mal
   mr:mar my:mya nb:nob ne:nep nl:nld or:ori pa:pan pl:pol pt:por ro:ron ru:rus si:sin sk:slk
   sl:slv sn:sna sr:srp sv:swe ta:tam te:tel th:tha tk:tuk tl:tgl tr:tur uk:ukr ur:urd uz:uzb
   vi:vie yi:yid zh:cmn zu:zul`
    .split(/\s+/)
    .map((entry) => entry.split(':') as [string, string]),
);

/** Merges the synonyms of all locales. */
function mergedSynonyms(vocabularies: Vocabulary[]): Record<string, string[]> {
  const merged = new Map<string, string[]>();
  for (const [word, others] of vocabularies.flatMap(({synonyms}) => Object.entries(synonyms))) {
    merged.set(word, [...new Set([...(merged.get(word) ?? []), ...others])]);
  }
  return Object.fromEntries(merged);
}

/** The settings of the package, without those of the site. */
function defaultSettings(langs: string[], vocabularies: Vocabulary[]): IndexSettings {
  const languages = [...new Set(langs.map(baseLanguage))].sort();
  const codes = languages.flatMap((language) => languageCodes.get(language) ?? []);
  const stopWords = [
    ...hostStopWordsOf(languages),
    ...vocabularies.flatMap((own) => own.stopWords),
  ];
  return {
    ...Object.fromEntries(otherSettings.map((name) => [name, null])),
    searchableAttributes: ['name', 'headings', 'path', 'identifiers', 'content'],
    displayedAttributes: displayedFields,
    filterableAttributes,
    rankingRules: [
      'words',
      'weight.page_rank:desc',
      'attribute',
      'typo',
      'proximity',
      'exactness',
      'weight.level:desc',
      'weight.position:asc',
    ],
    stopWords: [...new Set(stopWords)].sort(),
    synonyms: mergedSynonyms(vocabularies),
    localizedAttributes:
      codes.length === languages.length
        ? [{attributePatterns: ['hierarchy_*', 'name', 'headings', 'content'], locales: codes}]
        : null,
  };
}

/**
 * The settings of the index.
 *
 * - Names of definitions rank above headings, headings above the path of the page, the path above identifiers and keywords, and these
 *   above text. All headings of a section are one attribute: as separate attributes, words that are spread over them rank lower.
 * - Documentation ranks above other pages that contain the same number of query words: posts and release notes repeat its words.
 * - `attribute` comes before `typo` and `proximity`: a match in a heading ranks above adjacent words in text.
 * - There is no distinct attribute: each section is a record, and several sections of a page can be hits.
 * - `localizedAttributes` prevents Chinese text without kana from being detected as Japanese. It is not set if Meilisearch does not
 *   support all languages of the site; Meilisearch then detects the languages.
 * - `displayedAttributes` has one more name, with a hash of all settings, by which `hasSettings` recognizes them.
 *
 * @param langs `<html lang>` of all locales
 * @param vocabularies words of the site, of all locales. An index has one vocabulary for all languages
 * @param own `meilisearchSettings` of the site; each one replaces the setting of the same name
 */
export function indexSettings(
  langs: string[],
  own: IndexSettings,
  vocabularies: Vocabulary[] = [],
): IndexSettings {
  const settings = {...defaultSettings(langs, vocabularies), ...own};
  const hash = sha256(JSON.stringify(settings));
  const displayed = settings.displayedAttributes;
  return {
    ...settings,
    displayedAttributes: Array.isArray(displayed)
      ? [...(displayed as string[]), `settings ${hash.slice(0, 16)}`]
      : displayed,
  };
}

/**
 * Whether the last push set these settings. A host returns settings in another form than it received them, so they cannot be compared:
 * it adds defaults, sorts sets, and normalizes words with its tokenizer. Sending them each time would take a fifth of the time of a push
 * that sends all records. But a host keeps a name in `displayedAttributes` that no record has, and swaps it with the index. It drops it
 * next to a `*`, with which settings are sent each time.
 *
 * @param current settings of the index on the host
 */
export function hasSettings(settings: IndexSettings, current: IndexSettings): boolean {
  const [wanted, found] = [settings.displayedAttributes, current.displayedAttributes];
  return Array.isArray(wanted) && Array.isArray(found) && found.includes(wanted[wanted.length - 1]);
}

import {stopWordsByLanguage} from '../../../indexer/stopWords';
import type {Vocabulary} from '../../../engine/vocabulary';

/** Settings of a Meilisearch index, with the names of its API. */
export type IndexSettings = Record<string, unknown>;

const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy_lvl${level}`);

/**
 * Korean particles, endings and auxiliary stems. Meilisearch splits Korean words into morphemes: a stop word 하는 never matches, since
 * it is split into 하 and 는.
 */
const koreanMorphemes =
  '을 를 이 가 은 는 에 에서 의 로 으로 와 과 도 만 하 ㄴ 기 고 려면 싶 어요 아요 었 습니다 합니다 해요 되 나요 안 됨 없이 어서 아서 게 지 면 할 한 된 여러 개';

function stopWordsOf(language: string): string[] {
  const morphemes = language === 'ko' ? koreanMorphemes.split(' ') : [];
  return [...(stopWordsByLanguage[language] ?? []), ...morphemes];
}

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

function baseLanguage(lang: string): string {
  return lang.toLowerCase().split('-')[0] ?? lang;
}

/** Merges the synonyms of all locales. */
function mergedSynonyms(vocabularies: Vocabulary[]): Record<string, string[]> {
  const merged = new Map<string, string[]>();
  for (const [word, others] of vocabularies.flatMap(({synonyms}) => Object.entries(synonyms))) {
    merged.set(word, [...new Set([...(merged.get(word) ?? []), ...others])]);
  }
  return Object.fromEntries(merged);
}

/**
 * The settings of the index.
 *
 * - Names of definitions rank above headings, headings above the path of the page, the path above identifiers and keywords, and these above text. All headings of a section
 *   are one attribute: as separate attributes, words that are spread over them rank lower.
 * - Documentation ranks above other pages that contain the same number of query words: posts and release notes repeat its words.
 * - `attribute` comes before `typo` and `proximity`: a match in a heading ranks above adjacent words in text.
 * - There is no distinct attribute: each section is a record, and several sections of a page can be hits.
 * - `localizedAttributes` prevents Chinese text without kana from being detected as Japanese. It is not set if Meilisearch does not
 *   support all languages of the site; Meilisearch then detects the languages.
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
  const languages = [...new Set(langs.map(baseLanguage))].sort();
  const codes = languages.flatMap((language) => languageCodes.get(language) ?? []);
  return {
    searchableAttributes: ['name', 'headings', 'path', 'identifiers', 'content'],
    displayedAttributes: [
      'objectID',
      'hierarchy_lvl0',
      ...headings,
      'content',
      'url',
      'anchor',
      'lang',
      'content_lang',
      'version',
      'docusaurus_tag',
      'breadcrumbs',
      'type',
      'position',
      'is_definition',
      'hash',
    ],
    filterableAttributes: ['docusaurus_tag', 'hierarchy_lvl0', 'lang', 'type', 'version'],
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
    distinctAttribute: null,
    stopWords: [
      ...new Set([
        ...languages.flatMap(stopWordsOf),
        ...vocabularies.flatMap(({stopWords}) => stopWords),
      ]),
    ].sort(),
    synonyms: mergedSynonyms(vocabularies),
    localizedAttributes:
      codes.length === languages.length
        ? [{attributePatterns: ['hierarchy_*', 'name', 'headings', 'content'], locales: codes}]
        : null,
    ...own,
  };
}

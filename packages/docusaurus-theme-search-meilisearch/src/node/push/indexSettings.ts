import {isDeepStrictEqual} from 'util';
import {stopWordsByLanguage} from '../../engine/stopWords';

/** Settings of a Meilisearch index, as its API names them. */
export type IndexSettings = Record<string, unknown>;

const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy_lvl${level}`);
const radioHeadings = [1, 2, 3, 4, 5].map((level) => `hierarchy_radio_lvl${level}`);

/**
 * Codes of the languages that Meilisearch tokenizes, by their two letters; it refuses settings with another language. The codes
 * of three letters are known to every version that has `localizedAttributes` (1.10), those of two only from 1.11 on.
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

/**
 * The settings that the index gets.
 *
 * - A section's own heading is searched before the headings above it, then text, then identifiers of code.
 * - `attribute` stands before `proximity`, as in docs-scraper: a match in a heading counts more than words side by side in a text.
 * - Nothing is distinct: sections are records of their own, and a page may be found by several of them.
 * - Named languages keep a text of Chinese characters alone from being read as Japanese. Where Meilisearch does not know all of
 *   them, it guesses for itself.
 *
 * @param langs `<html lang>` of all locales
 * @param own the site's settings, which replace these one by one
 */
export function indexSettings(langs: string[], own: IndexSettings): IndexSettings {
  const languages = [...new Set(langs.map(baseLanguage))].sort();
  const codes = languages.flatMap((language) => languageCodes.get(language) ?? []);
  return {
    searchableAttributes: [
      ...radioHeadings,
      ...headings,
      'hierarchy_lvl0',
      'content',
      'identifiers',
    ],
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
      'type',
      'position',
      'hash',
    ],
    filterableAttributes: ['lang', 'type', 'version'],
    rankingRules: [
      'words',
      'typo',
      'attribute',
      'proximity',
      'exactness',
      'weight.page_rank:desc',
      'weight.level:desc',
      'weight.position:asc',
    ],
    distinctAttribute: null,
    stopWords: languages.flatMap((language) => stopWordsByLanguage[language] ?? []).sort(),
    synonyms: {},
    localizedAttributes:
      codes.length === languages.length
        ? [{attributePatterns: ['hierarchy_*', 'content'], locales: codes}]
        : null,
    ...own,
  };
}

/** Settings without an order, in which hosts sort what they are given. */
const unordered = new Set(['filterableAttributes', 'sortableAttributes', 'stopWords']);

/** A host may give a language back by another of its codes. */
function localizedRule(rule: {attributePatterns?: string[]; locales?: string[]}) {
  const codes = (rule.locales ?? []).map((code) => languageCodes.get(code) ?? code);
  const locales = codes.map((code) => (code === 'zho' ? 'cmn' : code)).sort();
  return {patterns: [...(rule.attributePatterns ?? [])].sort(), locales};
}

function comparable(name: string, value: unknown): unknown {
  if (name === 'localizedAttributes') {
    return Array.isArray(value) ? value.map(localizedRule) : [];
  }
  return unordered.has(name) && Array.isArray(value)
    ? [...new Set(value.map((entry) => JSON.stringify(entry)))].sort()
    : value;
}

/**
 * The wanted settings that an index has otherwise. Those that a host does not know, being older than they are, are left out: it
 * would refuse them all.
 *
 * @param current all settings of an index on the host
 */
export function settingsToChange(wanted: IndexSettings, current: IndexSettings): IndexSettings {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) =>
        name in current &&
        !isDeepStrictEqual(comparable(name, value), comparable(name, current[name])),
    ),
  );
}

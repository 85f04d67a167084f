import lunr from 'lunr';
import addGerman from 'lunr-languages/lunr.de';
import addFrench from 'lunr-languages/lunr.fr';
import addItalian from 'lunr-languages/lunr.it';
import addJapanese from 'lunr-languages/lunr.ja';
import addKorean from 'lunr-languages/lunr.ko';
import addStemmers from 'lunr-languages/lunr.stemmer.support';
import addJapaneseSegmenter from 'lunr-languages/tinyseg';
import MiniSearch from 'minisearch';
import {createSearchIndex} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/searchIndex';
import {stopWordsOf} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/languages/stopWords';
import {synonymsOf} from '../../packages/docusaurus-theme-search-meilisearch/src/engine/languages/synonymsOf';
import type {Section} from '../../packages/docusaurus-theme-search-meilisearch/src/section';

/** Returns the numbers of the sections that an engine finds, best first. */
export type Search = (query: string) => number[];

const maxHits = 10;

/** The fields that MiniSearch and lunr search. */
const documentsOf = (sections: Section[]) =>
  sections.map(({pageTitle, headings, content, hiddenWords = ''}, id) => ({
    id,
    page: pageTitle,
    title: headings.at(-1) ?? pageTitle,
    text: `${content} ${hiddenWords}`,
  }));

const boosts = {title: 4, page: 2};

/**
 * MiniSearch with prefixes, typing errors and boosts, as its documentation shows: first with all words, then with any. Texts without
 * spaces are split by `Intl.Segmenter`, as its documentation advises.
 */
function miniSearch(sections: Section[], lang: string): Search {
  const segmenter = new Intl.Segmenter(lang, {granularity: 'word'});
  const index = new MiniSearch({
    fields: ['title', 'page', 'text'],
    searchOptions: {boost: boosts, prefix: true, fuzzy: 0.2},
    ...(/^(ja|zh)/.test(lang) && {
      tokenize: (text) =>
        Array.from(segmenter.segment(text))
          .filter(({isWordLike}) => isWordLike)
          .map(({segment}) => segment),
    }),
  });
  index.addAll(documentsOf(sections));
  return (query) => {
    const all = index.search(query, {combineWith: 'AND'});
    const any = index.search(query, {combineWith: 'OR'});
    const ids = [...all, ...any].map(({id}) => id as number);
    return Array.from(new Set(ids)).slice(0, maxHits);
  };
}

addStemmers(lunr);
addJapaneseSegmenter(lunr);
[addGerman, addFrench, addItalian, addJapanese, addKorean].forEach((addLanguage) =>
  addLanguage(lunr),
);
const lunrLanguages = lunr as typeof lunr & Record<string, lunr.Builder.Plugin>;

/** lunr with the plugin of the language. Each word also matches as a prefix and with one typing error. */
function lunrSearch(sections: Section[], lang: string): Search {
  const index = lunr((builder) => {
    if (lang !== 'en') {
      builder.use(lunrLanguages[lang] as lunr.Builder.Plugin);
    }
    builder.ref('id');
    builder.field('title', {boost: boosts.title});
    builder.field('page', {boost: boosts.page});
    builder.field('text');
    documentsOf(sections).forEach((document) => builder.add(document));
  });
  return (query) => {
    const {wildcard} = lunr.Query;
    const found = index.query((builder) => {
      lunr.tokenizer(query).forEach((token) => {
        builder.term(token, {boost: 10});
        builder.term(token, {usePipeline: false, wildcard: wildcard.TRAILING});
        builder.term(token, {usePipeline: false, editDistance: 1});
      });
    });
    return found.slice(0, maxHits).map(({ref}) => Number(ref));
  };
}

/** The engine of the package, with the words of the language, as in the index of a site. */
function ourSearch(sections: Section[], lang: string): Search {
  const {search} = createSearchIndex(sections, {
    synonyms: synonymsOf([lang]),
    stopWords: stopWordsOf([lang]),
  });
  const numbers = new Map(sections.map((section, number) => [key(section), number]));
  return (query) =>
    search(query, {limit: maxHits}).hits.map((hit) => numbers.get(key(hit)) as number);
}

const key = ({url, position}: Pick<Section, 'url' | 'position'>) => `${url} ${position}`;

/** Returns the engines for a language, ours first. The plugins of lunr have no Chinese that runs without a native module. */
export const enginesOf = (
  lang: string,
): Record<string, (sections: Section[], lang: string) => Search> => ({
  ours: ourSearch,
  MiniSearch: miniSearch,
  ...(lang !== 'zh-CN' && {lunr: lunrSearch}),
});

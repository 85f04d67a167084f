// Docusaurus compiles this package with babel in loose mode, which spreads arrays only: `Array.from(set)`, never `[...set]`.
// What the components under `theme/`, and a site's own versions of them, are made with.
export {goodFirstPages} from './goodFirstPages';
export {LocaleMarksContext} from './localeMarks';
export type {LocaleMarks} from './localeMarks';
export {filterRows, matrixRows} from './translationMatrix';
export type {MatrixFilter, MatrixRow} from './translationMatrix';
export {IsMarkedAsSource, PagePermalink, permalinkOf} from './sourceLanguage';
export {statuses} from './statuses';
export {useTranslationData} from './translationData';
export type {TranslationData} from './translationData';
export {useDismissal} from './useDismissal';
export {usePagePath, usePageTranslation} from './usePageTranslation';
export type {PageStatus} from './usePageTranslation';
export {useSourcePathname, useSourceUrl} from './useSourceUrl';
export {useUntranslatedLocales} from './useUntranslatedLocales';
export type * from '../status';

// Hooks, contexts and functions for the components in `theme/` and for swizzled versions of them.
// Docusaurus compiles this package with Babel in loose mode, which can only spread arrays: write `Array.from(set)`, not `[...set]`.
export {addStrings} from './addStrings';
export {byGain, matchesFilter} from './pagesToTranslate';
export type {PageFilter} from './pagesToTranslate';
export {
  usePagePath,
  usePageTranslation,
  useSourcePathname,
  useTranslationData,
} from './usePageTranslation';
export {usePageDetails} from './usePageDetails';
export {statuses} from '../status';
export type * from '../status';

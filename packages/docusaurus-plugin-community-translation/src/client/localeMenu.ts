import {createContext, useCallback, useState} from 'react';
import type {LocaleAvailability} from '../status';
import {usePagePath} from './usePageTranslation';

/** Data that the language menu passes to its dropdown. */
export type LocaleMarks = {
  /** `lang` attributes of the locales that do not translate the page. */
  untranslated: readonly string[];
  /** Call it when the reader is about to open the menu: it loads the data. */
  onIntent: () => void;
};

/** Provided around the language menu only. Other dropdowns of the navbar get `undefined`. */
export const LocaleMarksContext = createContext<LocaleMarks | undefined>(undefined);

const none: readonly string[] = [];

let loading: Promise<LocaleAvailability> | undefined;

/** Loads the data once, and again after a failure. */
function loadAvailability(): Promise<LocaleAvailability> {
  loading ??=
    import('@generated/docusaurus-plugin-community-translation/default/locale-availability.json').then(
      ({default: availability}) => availability,
    );
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The locales that do not translate the current page, and a function that loads them. Empty until they are loaded. */
export function useUntranslatedLocales(): [locales: readonly string[], preload: () => void] {
  const [availability, setAvailability] = useState<LocaleAvailability>();
  const path = usePagePath();
  const preload = useCallback(() => {
    loadAvailability().then(setAvailability, (error: unknown) =>
      // The menu works without marks.
      console.warn('The list of untranslated pages could not be loaded.', error),
    );
  }, []);
  return [availability?.untranslatedIn[path] ?? none, preload];
}

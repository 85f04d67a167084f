import {useCallback, useState} from 'react';
import type {LocaleAvailability} from '../status';
import {usePagePath} from './usePageTranslation';

const none: readonly string[] = [];

let loading: Promise<LocaleAvailability> | undefined;

/** Asks for the data once, and once more after a failure. */
function load(): Promise<LocaleAvailability> {
  loading ??=
    import('@generated/docusaurus-plugin-community-translation/default/locale-availability.json').then(
      ({default: availability}) => availability,
    );
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The locales in which the shown page is not translated, none until `prepare` was called and the data are there. */
export function useUntranslatedLocales(): [readonly string[], prepare: () => void] {
  const [availability, setAvailability] = useState<LocaleAvailability>();
  const path = usePagePath();
  const prepare = useCallback(() => {
    load().then(setAvailability, (error: unknown) =>
      // Languages stay unmarked, and work.
      console.warn('The list of untranslated pages could not be loaded.', error),
    );
  }, []);
  return [availability?.untranslatedIn[path] ?? none, prepare];
}

import {useEffect, useState} from 'react';
import {fetchSize, type LocaleSize} from '@site/src/offline/keptLocale';

/** What the locale takes, before and while it is fetched; undefined until it is known, and without a network. */
export function useLocaleSize(isNeeded: boolean): LocaleSize | undefined {
  const [size, setSize] = useState<LocaleSize>();
  useEffect(() => {
    if (isNeeded) {
      fetchSize().then(setSize, (error) => console.warn(error));
    }
  }, [isNeeded]);
  return size;
}

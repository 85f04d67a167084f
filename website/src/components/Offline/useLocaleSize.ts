import {useEffect, useState} from 'react';
import {fetchSize, type LocaleSize} from '@site/src/offline/savedLocale';

/** Download size of the locale. Undefined until it is loaded, and without a network. */
export function useLocaleSize(isNeeded: boolean): LocaleSize | undefined {
  const [size, setSize] = useState<LocaleSize>();
  useEffect(() => {
    if (isNeeded) {
      fetchSize().then(setSize, (error) => console.warn(error));
    }
  }, [isNeeded]);
  return size;
}

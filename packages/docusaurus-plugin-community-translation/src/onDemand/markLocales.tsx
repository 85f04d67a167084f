import React, {type ReactNode} from 'react';
import availability from '@generated/docusaurus-plugin-community-translation/default/locale-availability.json';
import UntranslatedLocale from '@theme/UntranslatedLocale';

/**
 * Marks the items of the language menu whose locale does not translate a page.
 *
 * @param path path of the page without base URL
 */
export function markLocales<Item extends {label?: ReactNode; lang?: string}>(
  items: Item[],
  path: string,
): Item[] {
  return items.map((item) =>
    availability.untranslatedIn[path]?.includes(item.lang ?? '')
      ? {...item, label: <UntranslatedLocale>{item.label}</UntranslatedLocale>}
      : item,
  );
}

import React, {type ReactNode} from 'react';
import onDemand from '@generated/docusaurus-plugin-community-translation/default/on-demand.json';
import Translate from '@docusaurus/Translate';

/**
 * Marks the items of the language menu whose locale does not translate a page.
 *
 * @param path path of the page without base URL
 * @param lang `lang` attribute of the current locale. An item has that of the locale it names.
 */
export function markLocales<Item extends {label?: ReactNode; lang?: string}>(
  items: Item[],
  path: string,
  lang: string | undefined,
): Item[] {
  const mark = (
    <small className="untranslated-locale" lang={lang}>
      <Translate id="theme.translationStatus.untranslatedLocale" />
    </small>
  );
  return items.map((item) =>
    onDemand.untranslatedIn[path]?.includes(item.lang ?? '')
      ? {
          ...item,
          label: (
            <>
              {item.label} {mark}
            </>
          ),
        }
      : item,
  );
}

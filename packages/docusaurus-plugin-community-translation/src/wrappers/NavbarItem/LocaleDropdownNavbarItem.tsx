import React, {useMemo, type ComponentProps} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/NavbarItem/LocaleDropdownNavbarItem';
import {
  LocaleMarksContext,
  useUntranslatedLocales,
} from 'docusaurus-plugin-community-translation/client';

/** The language menu. Provides the locales that do not translate the current page to its dropdown. */
export default function LocaleDropdownWithMarks(props: ComponentProps<typeof Original>) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const [locales, onIntent] = useUntranslatedLocales();
  const marks = useMemo(
    () => ({
      untranslated: locales.map((locale) => localeConfigs[locale]?.htmlLang ?? locale),
      onIntent,
    }),
    [locales, localeConfigs, onIntent],
  );
  return (
    <LocaleMarksContext.Provider value={marks}>
      <Original {...props} />
    </LocaleMarksContext.Provider>
  );
}

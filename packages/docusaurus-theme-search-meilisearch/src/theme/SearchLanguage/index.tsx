import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/SearchLanguage';

/** Says that a hit is in another language than the site that is read: it is not translated yet. */
export default function SearchLanguage({language}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  if (language === undefined) {
    return null;
  }
  return (
    <abbr className="search-language" title={languageName(language, currentLocale)}>
      {language.split('-')[0]?.toUpperCase()}
    </abbr>
  );
}

/** Name of a language in another; the code itself where it is none. */
function languageName(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], {type: 'language'}).of(language) ?? language;
  } catch {
    // An index may hold anything.
    return language;
  }
}

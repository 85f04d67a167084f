import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// Declares the types of `@theme/*` where this file is ejected.
import type {} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchLanguage';

/** The badge of a hit that is not translated: its language code, with the name of the language as its title. */
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

/** Name of a language in the language of `locale`; the code itself if it is not a valid language tag. */
function languageName(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], {type: 'language'}).of(language) ?? language;
  } catch {
    // The value comes from the index and may be invalid.
    return language;
  }
}

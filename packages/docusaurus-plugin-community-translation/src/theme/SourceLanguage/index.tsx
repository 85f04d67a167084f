import React, {useContext, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  IsMarkedAsSource,
  PagePermalink,
  usePageTranslation,
} from 'docusaurus-plugin-community-translation/client';

/** Marks the content of a page that is not translated as text in the language of the source. Adds nothing to other pages. */
export default function SourceLanguage({children}: {children: ReactNode}) {
  const isMarked = useContext(IsMarkedAsSource);
  const page = usePageTranslation(useContext(PagePermalink));
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  if (isMarked || page?.status !== 'untranslated') {
    return <>{children}</>;
  }
  return (
    <IsMarkedAsSource.Provider value>
      <div lang={localeConfigs[defaultLocale]?.htmlLang}>{children}</div>
    </IsMarkedAsSource.Provider>
  );
}

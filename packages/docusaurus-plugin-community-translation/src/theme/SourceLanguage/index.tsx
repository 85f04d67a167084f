import React, {useContext, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  IsMarkedAsSource,
  PagePermalink,
  usePageTranslation,
} from 'docusaurus-plugin-community-translation/client';

/** Adds the `lang` attribute of the source to the content of an untranslated page. Renders the content of other pages unchanged. */
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

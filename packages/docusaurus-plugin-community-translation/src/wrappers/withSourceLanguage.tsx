import React, {createContext, useContext, type ComponentType} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePageTranslation} from 'docusaurus-plugin-community-translation/client';

/** Whether an ancestor already has the `lang` attribute of the source. */
const IsMarkedAsSource = createContext(false);

/** Permalink of the page that a component belongs to, with base URL: in a list of posts, not the shown page, which is `undefined`. */
export const PagePermalink = createContext<string | undefined>(undefined);

/** Wraps a component that shows content: it gets the `lang` attribute of the source if the page is not translated. */
export const withSourceLanguage = <Props extends object>(Original: ComponentType<Props>) =>
  function WithSourceLanguage(props: Props) {
    const isMarked = useContext(IsMarkedAsSource);
    const page = usePageTranslation(useContext(PagePermalink));
    const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
    return isMarked || page?.status !== 'untranslated' ? (
      <Original {...props} />
    ) : (
      <IsMarkedAsSource.Provider value>
        <div lang={localeConfigs[defaultLocale]?.htmlLang}>
          <Original {...props} />
        </div>
      </IsMarkedAsSource.Provider>
    );
  };

import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import Interpolate from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import './styles.css';

const officialMessage =
  "You're visiting the {language} version of the site translated by the community. This content is not reviewed and is not guaranteed to be accurate nor up-to-date.";

/** On pages of a non-default locale: a note that the community made the translation. Nothing on the default locale. */
export default function TranslationNotice() {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {wording} = usePluginData('docusaurus-plugin-community-translation') as {
    wording: 'official' | 'translated';
  };
  if (currentLocale === defaultLocale) {
    return null;
  }
  const isOfficial = wording === 'official';
  const current = localeConfigs[currentLocale];
  return (
    <aside
      className="translation-notice"
      aria-label={translate({
        id: 'theme.translationNotice.label',
        message: 'About this translation',
        description: 'Accessible name of the note that a page is a community translation',
      })}
    >
      <div
        className="translation-notice__text"
        role="note"
        lang={isOfficial ? localeConfigs[defaultLocale]?.htmlLang : undefined}
      >
        <Interpolate values={{language: <span lang={current?.htmlLang}>{current?.label}</span>}}>
          {isOfficial
            ? officialMessage
            : translate({
                id: 'theme.translationNotice.message',
                message:
                  "You're visiting the {language} version of the site translated by the community. This content is not reviewed and is not guaranteed to be accurate nor up-to-date.",
                description: 'Note on every page of a translated locale',
              })}
        </Interpolate>
      </div>
    </aside>
  );
}

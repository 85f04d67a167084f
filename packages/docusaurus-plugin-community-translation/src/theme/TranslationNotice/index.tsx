import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Interpolate from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import {useTranslationData} from 'docusaurus-plugin-community-translation/client';
import TranslationStatus from '@theme/TranslationStatus';
import './styles.css';

const officialMessage =
  "You're visiting the {language} version of the site translated by the community. This content is not reviewed and is not guaranteed to be accurate nor up-to-date.";
const englishSummary = 'This translation by the community is not reviewed.';

/**
 * The notice of a non-default locale: on all pages that the site is a community translation, and on pages that are not current their
 * status. Renders nothing in the default locale.
 */
export default function TranslationNotice() {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {wording} = useTranslationData();
  if (currentLocale === defaultLocale) {
    return null;
  }
  const isOfficial = wording === 'official';
  const current = localeConfigs[currentLocale];
  const summary = translate({
    id: 'theme.translationNotice.summary',
    message: englishSummary,
  });
  return (
    <aside
      className="translation-notice"
      aria-label={translate({id: 'theme.translationNotice.label'})}
    >
      <div
        className="translation-notice__text"
        role="note"
        lang={isOfficial ? localeConfigs[defaultLocale]?.htmlLang : undefined}
      >
        <Interpolate values={{language: <span lang={current?.htmlLang}>{current?.label}</span>}}>
          {isOfficial ? officialMessage : translate({id: 'theme.translationNotice.message'})}
        </Interpolate>
        {/* Below the English sentence, unless it would be English, too. */}
        {isOfficial && summary !== englishSummary && <div lang={current?.htmlLang}>{summary}</div>}
      </div>
      <TranslationStatus />
    </aside>
  );
}

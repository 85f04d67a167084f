import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import {useSourceUrl, type PageStatus} from 'docusaurus-plugin-community-translation/client';

/** What a reader can do about a translation that is not current: read the original, see what changed in it, improve it. */
export default function TranslationLinks({page}: {page: PageStatus}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const sourceUrl = useSourceUrl();
  return (
    <ul className="translation-status__links">
      <li>
        {/* The site of another locale: not a page that this one's router knows. */}
        <a href={sourceUrl} hrefLang={localeConfigs[defaultLocale]?.htmlLang}>
          <Translate
            id="theme.translationStatus.original"
            description="Link to the page in the language of the original"
          >
            Read the original
          </Translate>
        </a>
      </li>
      {page.changesUrl && (
        <li>
          <a href={page.changesUrl}>
            <Translate
              id="theme.translationStatus.changes"
              description="Link to what changed in the original since the page was translated"
            >
              See what changed
            </Translate>
          </a>
        </li>
      )}
      {page.editUrl && (
        <li>
          <a href={page.editUrl}>
            {page.status === 'untranslated' ? (
              <Translate
                id="theme.translationStatus.translate"
                description="Link to where a reader can translate a page that has no translation"
              >
                Translate this page
              </Translate>
            ) : (
              <Translate
                id="theme.translationStatus.improve"
                description="Link to where a reader can correct the translation of a page"
              >
                Improve this translation
              </Translate>
            )}
          </a>
        </li>
      )}
    </ul>
  );
}

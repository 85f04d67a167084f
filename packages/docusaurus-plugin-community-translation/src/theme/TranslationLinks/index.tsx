import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import {useSourceUrl, type PageStatus} from 'docusaurus-plugin-community-translation/client';

/** Links for the readers of a page that is not current: to the original, to its changes, and to edit the translation. */
export default function TranslationLinks({page}: {page: PageStatus}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const sourceUrl = useSourceUrl();
  return (
    <ul className="translation-status__links">
      <li>
        {/* Not a `Link`: the router does not know the pages of another locale. */}
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
              description="Link to the changes of the original since the page was translated"
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
                description="Link to create the translation of a page"
              >
                Translate this page
              </Translate>
            ) : (
              <Translate
                id="theme.translationStatus.improve"
                description="Link to edit the translation of a page"
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

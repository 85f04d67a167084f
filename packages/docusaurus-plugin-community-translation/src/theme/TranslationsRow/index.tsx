import React from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import TranslationBadge from '@theme/TranslationBadge';
import TranslationLinks from '@theme/TranslationLinks';
import type {PageTranslation} from 'docusaurus-plugin-community-translation/client';

/** A page in a list of the dashboard: its status, and links to the page, to its file and to the change of the original. */
export default function TranslationsRow({page}: {page: PageTranslation}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {title, path, status, percent, links = 0} = page;
  return (
    <li className="translations__row">
      <div>
        <Link to={path} lang={localeConfigs[defaultLocale]?.htmlLang}>
          {title}
        </Link>
        {/* Pages of several versions and instances have the same title. */}
        <small>{path}</small>
      </div>
      <div>
        <TranslationBadge status={status} />
        {status === 'partial' && ` ${percent}%`}
        {status !== 'current' && links > 0 && (
          <small>
            <Translate id="theme.translationsPage.links" values={{count: links}}>
              {'Pages that link here: {count}'}
            </Translate>
          </small>
        )}
      </div>
      <TranslationLinks page={page} />
    </li>
  );
}

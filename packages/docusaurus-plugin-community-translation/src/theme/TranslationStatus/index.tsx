import React from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  usePagePath,
  usePageDetails,
  useSourcePathname,
  useTranslationData,
  type PageStatus,
  type TranslationStatus,
} from 'docusaurus-plugin-community-translation/client';
import TranslationBadge from '@theme/TranslationBadge';
import TranslationDifferences from '@theme/TranslationDifferences';
import TranslationLinks from '@theme/TranslationLinks';
import './styles.css';

/** Not a `Link`: the router does not know the pages of another locale. The element around the notice adds the anchor. */
function SourceLink() {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <a href={useSourcePathname()} hrefLang={localeConfigs[defaultLocale]?.htmlLang}>
      <Translate id="theme.translationStatus.original" />
    </a>
  );
}

const messages: Record<TranslationStatus, (page: PageStatus) => string> = {
  current: () => '',
  outdated: ({since}) =>
    since
      ? translate(
          {id: 'theme.translationStatus.outdated.messageSince'},
          {date: since.date.slice(0, 10)},
        )
      : translate({id: 'theme.translationStatus.outdated.message'}),
  different: () => translate({id: 'theme.translationStatus.different.message'}),
  partial: ({percent = 0}) => translate({id: 'theme.translationStatus.partial.message'}, {percent}),
  untranslated: () => translate({id: 'theme.translationStatus.untranslated.message'}),
  unknown: () => translate({id: 'theme.translationStatus.unknown.message'}),
  machine: () => translate({id: 'theme.translationStatus.machine.message'}),
};

/**
 * The status of the shown page in one line, with an explanation to unfold. Renders nothing for a current translation. The element
 * around the notice handles the button.
 */
export default function TranslationStatus() {
  const page = usePageDetails();
  const path = usePagePath();
  const {dashboard} = useTranslationData();
  if (!page || page.status === 'current') {
    return null;
  }
  return (
    <div className="translation-status" role="note" key={path} data-status={page.status}>
      <details>
        <summary>
          <TranslationBadge status={page.status} />{' '}
          <u>
            <Translate id="theme.translationStatus.details" />
          </u>
        </summary>
        <div>
          <p>{messages[page.status](page)}</p>
          {page.differences && <TranslationDifferences differences={page.differences} />}
          <TranslationLinks page={page} />
          {dashboard && (
            <p>
              <Link to="/translations">{dashboard}</Link>
            </p>
          )}
        </div>
      </details>
      <SourceLink />
      <button
        type="button"
        className="clean-btn translation-status__dismiss"
        aria-label={translate({id: 'theme.translationStatus.dismiss'})}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}

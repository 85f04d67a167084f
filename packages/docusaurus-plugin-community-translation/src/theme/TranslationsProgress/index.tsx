import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import TranslationBadge from '@theme/TranslationBadge';
import {statuses, type LocaleReport} from 'docusaurus-plugin-community-translation/client';

function Summary({locale, label, counts, total, strings}: LocaleReport) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const percent = total === 0 ? 100 : Math.floor((100 * counts.current) / total);
  const shown = statuses.filter((status) => counts[status] > 0);
  return (
    <li className="translations__summary card padding--md">
      <h2 lang={localeConfigs[locale]?.htmlLang}>{label}</h2>
      <p className="translations__percent">
        <Translate
          id="theme.translationsPage.percent"
          description="Share of the pages of a language whose translation is up to date"
          values={{percent: <strong>{percent}%</strong>, total}}
        >
          {'{percent} of {total} pages up to date'}
        </Translate>
      </p>
      {/* The list below has the same numbers. */}
      <div className="translations__bar" aria-hidden="true">
        {shown.map((status) => (
          <span
            key={status}
            className={`translations__part translations__part--${status}`}
            style={{flexGrow: counts[status]}}
          />
        ))}
      </div>
      <ul className="translations__counts">
        {shown.map((status) => (
          <li key={status}>
            <TranslationBadge status={status} /> {counts[status]}
          </li>
        ))}
        {strings.length > 0 && (
          <li>
            <a href="#strings">
              <Translate
                id="theme.translationsPage.stringCount"
                description="Link to the list of problems in UI strings"
                values={{count: strings.length}}
              >
                {'UI strings: {count}'}
              </Translate>
            </a>
          </li>
        )}
      </ul>
    </li>
  );
}

/** The number of pages in each status, for each locale. */
export default function TranslationsProgress({locales}: {locales: LocaleReport[]}) {
  return (
    <ul
      className="translations__summaries"
      aria-label={translate({
        id: 'theme.translationsPage.progress',
        message: 'Pages by language and status',
        description: 'Accessible name of the summaries of all languages',
      })}
    >
      {locales.map((locale) => (
        <Summary key={locale.locale} {...locale} />
      ))}
    </ul>
  );
}

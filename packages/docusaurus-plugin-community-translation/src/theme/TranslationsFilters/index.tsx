import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import TranslationBadge from '@theme/TranslationBadge';
import type {Props} from '@theme/TranslationsFilters';
import {statuses} from 'docusaurus-plugin-community-translation/client';

/** The filters of the table of pages. */
export default function TranslationsFilters({filter, onChange, locales, count}: Props) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  return (
    <form className="translations__filters" onSubmit={(event) => event.preventDefault()}>
      <label className="translations__field">
        <Translate id="theme.translationsPage.filterText">Title or path</Translate>
        <input
          type="search"
          value={filter.text}
          onChange={({target}) => onChange({...filter, text: target.value})}
        />
      </label>
      <label className="translations__field">
        <Translate id="theme.translationsPage.language">Language</Translate>
        <select
          value={filter.locale}
          onChange={({target}) => onChange({...filter, locale: target.value})}
        >
          <option value="">
            {translate({
              id: 'theme.translationsPage.allLanguages',
              message: 'All',
              description: 'Option of the filter by language',
            })}
          </option>
          {locales.map(({locale, label}) => (
            <option key={locale} value={locale} lang={localeConfigs[locale]?.htmlLang}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="translations__statuses">
        <legend>
          <Translate id="theme.translationsPage.filterStatus">Status</Translate>
        </legend>
        {(['', ...statuses] as const).map((status) => (
          <label key={status} className="translations__choice">
            <input
              type="radio"
              name="translation-status"
              checked={filter.status === status}
              onChange={() => onChange({...filter, status})}
            />
            {status === '' ? (
              <Translate id="theme.translationsPage.anyStatus">Any</Translate>
            ) : (
              <TranslationBadge status={status} />
            )}
          </label>
        ))}
      </fieldset>
      <p role="status">
        <Translate id="theme.translationsPage.count" values={{count}}>
          {'Pages: {count}'}
        </Translate>
      </p>
    </form>
  );
}

import React, {useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import TranslationBadge from '@theme/TranslationBadge';
import TranslationsCell from '@theme/TranslationsCell';
import TranslationsTable from '@theme/TranslationsTable';
import {
  filterRows,
  matrixRows,
  statuses,
  type LocaleReport,
  type MatrixFilter,
} from 'docusaurus-plugin-community-translation/client';

type FilterProps = {
  filter: MatrixFilter;
  onChange: (filter: MatrixFilter) => void;
  locales: LocaleReport[];
  /** Number of pages that match the filter. */
  count: number;
};

/** The filters of the table of pages. */
function Filters({filter, onChange, locales, count}: FilterProps) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  return (
    <form className="translations__filters" onSubmit={(event) => event.preventDefault()}>
      <label>
        <Translate id="theme.translationsPage.filterText">Title or path</Translate>
        <input
          type="search"
          value={filter.text}
          onChange={({target}) => onChange({...filter, text: target.value})}
        />
      </label>
      <label>
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
          <label key={status}>
            <input
              type="radio"
              name="translation-status"
              checked={filter.status === status}
              onChange={() => onChange({...filter, status})}
            />{' '}
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

/** Number of rows that are shown before the reader asks for all. */
const firstRows = 25;

/** A table of all pages in all locales, with filters by title, status and locale. */
export default function TranslationsMatrix({locales}: {locales: LocaleReport[]}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const [filter, setFilter] = useState<MatrixFilter>({text: '', status: '', locale: ''});
  const [isUnfolded, setUnfolded] = useState(false);
  const {text, status, locale: wanted} = filter;
  const shown = useMemo(
    () => locales.filter(({locale}) => wanted === '' || locale === wanted),
    [locales, wanted],
  );
  const rows = useMemo(() => filterRows(matrixRows(shown), {text, status}), [shown, text, status]);
  return (
    <section>
      <h2>
        <Translate id="theme.translationsPage.pages">All pages</Translate>
      </h2>
      <Filters filter={filter} onChange={setFilter} locales={locales} count={rows.length} />
      <TranslationsTable
        caption={translate({
          id: 'theme.translationsPage.matrix',
          message: 'Status of every page in every language',
          description: 'Caption of the table of all pages in all languages',
        })}
        columns={[
          <Translate key="title" id="theme.translationsPage.pageTitle">
            Title
          </Translate>,
          ...shown.map(({locale, label}) => (
            <span key={locale} lang={localeConfigs[locale]?.htmlLang}>
              {label}
            </span>
          )),
        ]}
      >
        {(isUnfolded ? rows : rows.slice(0, firstRows)).map(({path, title, cells}) => (
          <tr key={path}>
            <th scope="row">
              <Link to={path} lang={localeConfigs[defaultLocale]?.htmlLang}>
                {title}
              </Link>
              {/* Pages of several versions and instances have the same title. */}
              <br />
              <small>{path}</small>
            </th>
            {shown.map((locale, index) => {
              const page = cells[index];
              return (
                <td key={locale.locale} data-label={locale.label}>
                  {page && <TranslationsCell locale={locale} page={page} />}
                </td>
              );
            })}
          </tr>
        ))}
      </TranslationsTable>
      {!isUnfolded && rows.length > firstRows && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setUnfolded(true)}
        >
          <Translate id="theme.translationsPage.all" values={{count: rows.length}}>
            {'Show all pages ({count})'}
          </Translate>
        </button>
      )}
    </section>
  );
}

import React, {useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import TranslationsCell from '@theme/TranslationsCell';
import TranslationsFilters from '@theme/TranslationsFilters';
import TranslationsTable from '@theme/TranslationsTable';
import {
  filterRows,
  matrixRows,
  type LocaleReport,
  type MatrixFilter,
} from 'docusaurus-plugin-community-translation/client';

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
      <TranslationsFilters
        filter={filter}
        onChange={setFilter}
        locales={locales}
        count={rows.length}
      />
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

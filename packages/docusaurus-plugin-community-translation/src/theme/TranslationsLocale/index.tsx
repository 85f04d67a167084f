import React, {type ReactElement} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import TranslationBadge from '@theme/TranslationBadge';
import TranslationsRow from '@theme/TranslationsRow';
import type {Props} from '@theme/TranslationsLocale';
import {
  byGain,
  matchesFilter,
  statuses,
  type PageTranslation,
  type StringProblem,
} from 'docusaurus-plugin-community-translation/client';

const problems: Record<StringProblem['kind'], ReactElement> = {
  missing: <Translate id="theme.translationsPage.string.missing">missing</Translate>,
  extra: <Translate id="theme.translationsPage.string.extra">not used</Translate>,
  plural: (
    <Translate id="theme.translationsPage.string.plural">wrong number of plural forms</Translate>
  ),
  placeholder: (
    <Translate id="theme.translationsPage.string.placeholder">
      placeholders differ from the original
    </Translate>
  ),
  english: <Translate id="theme.translationsPage.string.english">same as the original</Translate>,
};

const wordsOf = (pages: PageTranslation[]) => pages.reduce((sum, {words = 0}) => sum + words, 0);

/** Number of pages in the list of what to do next. */
const nextPages = 5;

function List({pages}: {pages: PageTranslation[]}) {
  return (
    <ul className="clean-list">
      {pages.map((page) => (
        <TranslationsRow key={page.source} page={page} />
      ))}
    </ul>
  );
}

/** A locale in the dashboard: its progress, what to do next, all pages, and the problems in its UI strings. */
export default function TranslationsLocale({report, filter}: Props) {
  const {i18n} = useDocusaurusContext();
  const {locale, label, counts, strings} = report;
  const pages = byGain(report.pages);
  const current = pages.filter(({status}) => status === 'current');
  const next = pages.filter(({status}) => status !== 'current').slice(0, nextPages);
  const isFiltered = filter.text.trim() !== '' || filter.status !== '';
  const found = pages.filter((page) => matchesFilter(page, filter));
  const shown = statuses.filter((status) => counts[status] > 0);
  const share = (part: number, total: number) => (
    <strong>{total === 0 ? 100 : Math.floor((100 * part) / total)}%</strong>
  );
  const values = (part: number, total: number) => ({
    percent: share(part, total),
    total: total.toLocaleString(i18n.currentLocale),
  });
  return (
    <section className="translations__locale">
      <h2 lang={i18n.localeConfigs[locale]?.htmlLang}>{label}</h2>
      <p>
        <Translate
          id="theme.translationsPage.percent"
          description="Share of the pages of a language whose translation is up to date"
          values={values(current.length, pages.length)}
        >
          {'{percent} of {total} pages up to date'}
        </Translate>
        <br />
        <Translate
          id="theme.translationsPage.words"
          description="Share of the words that are on pages whose translation is up to date"
          values={values(wordsOf(current), wordsOf(pages))}
        >
          {'{percent} of {total} words up to date'}
        </Translate>
      </p>
      {/* The list below has the same numbers. */}
      <div className="translations__bar" aria-hidden="true">
        {shown.map((status) => (
          <span
            key={status}
            className={`translations__part--${status}`}
            style={{flexGrow: counts[status]}}
          />
        ))}
      </div>
      <ul className="clean-list translations__counts">
        {shown.map((status) => (
          <li key={status}>
            <TranslationBadge status={status} /> {counts[status]}
          </li>
        ))}
      </ul>
      {next.length > 0 && !isFiltered && (
        <>
          <h3>
            <Translate id="theme.translationsPage.next">What to do next</Translate>
          </h3>
          <List pages={next} />
        </>
      )}
      <details open={isFiltered}>
        <summary>
          <Translate id="theme.translationsPage.count" values={{count: found.length}}>
            {'Pages: {count}'}
          </Translate>
        </summary>
        <List pages={found} />
      </details>
      {strings.length > 0 && (
        <details>
          <summary>
            <Translate id="theme.translationsPage.strings" values={{count: strings.length}}>
              {'Problems in UI strings: {count}'}
            </Translate>
          </summary>
          <ul className="clean-list">
            {strings.map(({file, key, kind}) => (
              <li key={`${file} ${key} ${kind}`} className="translations__row">
                <div>
                  {key}
                  <small>{file}</small>
                </div>
                {problems[kind]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

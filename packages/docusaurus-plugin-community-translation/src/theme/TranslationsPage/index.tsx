import React, {useState, type ReactElement} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import TranslationBadge from '@theme/TranslationBadge';
import TranslationLinks from '@theme/TranslationLinks';
import {
  addStrings,
  byGain,
  matchesFilter,
  statuses,
  type Dashboard,
  type LocaleReport,
  type PageFilter,
  type PageTranslation,
  type StringProblem,
} from 'docusaurus-plugin-community-translation/client';
import './styles.css';

const problems: Record<StringProblem['kind'], ReactElement> = {
  missing: <Translate id="theme.translationsPage.string.missing" />,
  extra: <Translate id="theme.translationsPage.string.extra" />,
  plural: <Translate id="theme.translationsPage.string.plural" />,
  placeholder: <Translate id="theme.translationsPage.string.placeholder" />,
  english: <Translate id="theme.translationsPage.string.english" />,
};

/** Pages with their statuses, and links to the page, to its file and to the change of the original. */
function Pages({pages}: {pages: PageTranslation[]}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <ul className="clean-list">
      {pages.map(({status, links = 0, ...page}) => (
        <li key={page.source} className="translations__row">
          <div>
            <Link to={page.path} lang={localeConfigs[defaultLocale]?.htmlLang}>
              {page.title}
            </Link>{' '}
            {/* Pages of several versions and instances have the same title. */}
            <small>{page.path}</small>
          </div>
          <div>
            <TranslationBadge status={status} />
            {status === 'partial' && ` ${page.percent}%`}{' '}
            {status !== 'current' && links > 0 && (
              <small>
                <Translate id="theme.translationsPage.links" values={{count: links}} />
              </small>
            )}
          </div>
          <TranslationLinks page={{...page, status}} />
        </li>
      ))}
    </ul>
  );
}

const wordsOf = (pages: PageTranslation[]) => pages.reduce((sum, {words = 0}) => sum + words, 0);

/** Number of pages in the list of what to do next. */
const nextPages = 5;

/** A locale: its progress, what to do next, all pages, and the problems in its UI strings. */
function Locale({report, filter}: {report: LocaleReport; filter: PageFilter}) {
  const {i18n} = useDocusaurusContext();
  const {locale, label, counts, strings} = report;
  const pages = byGain(report.pages);
  const current = pages.filter(({status}) => status === 'current');
  const next = pages.filter(({status}) => status !== 'current').slice(0, nextPages);
  const isFiltered = filter.text.trim() !== '' || filter.status !== '';
  const found = pages.filter((page) => matchesFilter(page, filter));
  const shown = statuses.filter((status) => counts[status] > 0);
  const values = (part: number, total: number) => ({
    percent: <strong>{total === 0 ? 100 : Math.floor((100 * part) / total)}%</strong>,
    total: total.toLocaleString(i18n.currentLocale),
  });
  return (
    <section className="translations__locale">
      <h2 lang={i18n.localeConfigs[locale]?.htmlLang}>{label}</h2>
      <p>
        <Translate
          id="theme.translationsPage.percent"
          values={values(current.length, pages.length)}
        />
        <br />
        <Translate
          id="theme.translationsPage.words"
          values={values(wordsOf(current), wordsOf(pages))}
        />
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
            <Translate id="theme.translationsPage.next" />
          </h3>
          <Pages pages={next} />
        </>
      )}
      <details open={isFiltered}>
        <summary>
          <Translate id="theme.translationsPage.count" values={{count: found.length}} />
        </summary>
        <Pages pages={found} />
      </details>
      {strings.length > 0 && (
        <details>
          <summary>
            <Translate id="theme.translationsPage.strings" values={{count: strings.length}} />
          </summary>
          <ul className="clean-list">
            {strings.map(({file, key, kind}) => (
              <li key={`${file} ${key} ${kind}`} className="translations__row">
                <div>
                  {key} <small>{file}</small>
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

/** The dashboard: the status of all translations, for translators and site owners. The shown locale comes first. */
export default function TranslationsPage({report}: {report: Dashboard}) {
  addStrings(report.strings);
  const {siteConfig, i18n} = useDocusaurusContext();
  const [filter, setFilter] = useState<PageFilter>({text: '', status: ''});
  const title = translate({id: 'theme.translationsPage.title'});
  const introduction = translate({id: 'theme.translationsPage.introduction'});
  const isOther = ({locale}: {locale: string}) => Number(locale !== i18n.currentLocale);
  return (
    <Layout>
      <Head>
        <title>{`${title} | ${siteConfig.title}`}</title>
        <meta name="description" content={introduction} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={introduction} />
        {!report.isIndexed && <meta name="robots" content="noindex" />}
      </Head>
      <main className="translations container margin-vert--lg">
        <h1>{title}</h1>
        <p>{introduction}</p>
        <form className="translations__filter" onSubmit={(event) => event.preventDefault()}>
          <label>
            <Translate id="theme.translationsPage.filterText" />
            <input
              type="search"
              value={filter.text}
              onChange={({target}) => setFilter({...filter, text: target.value})}
            />
          </label>
          <fieldset>
            <legend>
              <Translate id="theme.translationsPage.filterStatus" />
            </legend>
            {(['', ...statuses] as const).map((status) => (
              <label key={status}>
                <input
                  type="radio"
                  name="translation-status"
                  checked={filter.status === status}
                  onChange={() => setFilter({...filter, status})}
                />{' '}
                {status === '' ? (
                  <Translate id="theme.translationsPage.anyStatus" />
                ) : (
                  <TranslationBadge status={status} />
                )}
              </label>
            ))}
          </fieldset>
        </form>
        {report.locales
          .slice()
          .sort((a, b) => isOther(a) - isOther(b))
          .map((locale) => (
            <Locale key={locale.locale} report={locale} filter={filter} />
          ))}
      </main>
    </Layout>
  );
}

import React, {useState} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import TranslationBadge from '@theme/TranslationBadge';
import TranslationsLocale from '@theme/TranslationsLocale';
import type {Props} from '@theme/TranslationsPage';
import {
  addStrings,
  statuses,
  type PageFilter,
} from 'docusaurus-plugin-community-translation/client';
import './styles.css';

/** The dashboard: the status of all translations, for translators and site owners. The shown locale comes first. */
export default function TranslationsPage({report, strings}: Props) {
  addStrings(strings);
  const {siteConfig, i18n} = useDocusaurusContext();
  const [filter, setFilter] = useState<PageFilter>({text: '', status: ''});
  const title = translate({id: 'theme.translationsPage.title', message: 'Translations'});
  const introduction = translate({
    id: 'theme.translationsPage.introduction',
    message: 'A comparison of each translation with its original, section by section.',
  });
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
            <Translate id="theme.translationsPage.filterText">Title or path</Translate>
            <input
              type="search"
              value={filter.text}
              onChange={({target}) => setFilter({...filter, text: target.value})}
            />
          </label>
          <fieldset>
            <legend>
              <Translate id="theme.translationsPage.filterStatus">Status</Translate>
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
                  <Translate id="theme.translationsPage.anyStatus">Any</Translate>
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
            <TranslationsLocale key={locale.locale} report={locale} filter={filter} />
          ))}
      </main>
    </Layout>
  );
}

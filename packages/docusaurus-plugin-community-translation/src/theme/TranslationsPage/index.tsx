import React from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import TranslationsProgress from '@theme/TranslationsProgress';
import TranslationsFirstPages from '@theme/TranslationsFirstPages';
import TranslationsMatrix from '@theme/TranslationsMatrix';
import TranslationsStrings from '@theme/TranslationsStrings';
import type {TranslationReport} from 'docusaurus-plugin-community-translation/client';
import './styles.css';

/** The dashboard: the status of all translations, for translators and site owners. */
export default function TranslationsPage({report}: {report: TranslationReport}) {
  const {siteConfig} = useDocusaurusContext();
  const title = translate({id: 'theme.translationsPage.title', message: 'Translations'});
  return (
    <Layout>
      <Head>
        <title>{`${title} | ${siteConfig.title}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="translations container margin-vert--lg">
        <h1>{title}</h1>
        <p>
          <Translate id="theme.translationsPage.introduction">
            A comparison of each translation with its original, section by section.
          </Translate>
        </p>
        <TranslationsProgress locales={report.locales} />
        <TranslationsFirstPages locales={report.locales} />
        <TranslationsMatrix locales={report.locales} />
        <TranslationsStrings locales={report.locales} />
      </main>
    </Layout>
  );
}

import React from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  usePageTranslation,
  useSourcePathname,
} from 'docusaurus-plugin-community-translation/client';

/**
 * Adds the status of a page that is not current to its head, for search and other tools. An untranslated page is a copy of the
 * source: it gets `noindex` and the source as its canonical URL.
 */
export default function TranslationHead() {
  const page = usePageTranslation();
  const {url} = useDocusaurusContext().siteConfig;
  const sourcePathname = useSourcePathname();
  if (!page) {
    return null;
  }
  const isCopy = page.status === 'untranslated';
  return (
    <Head>
      <meta name="docusaurus_translation" content={page.status} />
      {isCopy && <meta name="robots" content="noindex, follow" />}
      {isCopy && <link rel="canonical" href={url + sourcePathname} />}
    </Head>
  );
}

import React from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  usePageTranslation,
  useSourcePathname,
} from 'docusaurus-plugin-community-translation/client';

/**
 * Says in the head of a page that is not current how its translation stands, for search and other tools. A page that shows the
 * source's text points search engines to the source, whose copy it is.
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

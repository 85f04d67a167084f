import React from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** Replaces search for readers without JavaScript: a link to a search engine, restricted to this locale. */
export default function WithoutScript() {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const query = encodeURIComponent(`site:${new URL(url).host}${baseUrl}`);
  return (
    <noscript>
      <div role="search" className={styles.search}>
        <a href={`https://duckduckgo.com/?q=${query}`}>
          <Translate id="site.withoutScript.search">Search these pages with DuckDuckGo</Translate>
        </a>
      </div>
    </noscript>
  );
}

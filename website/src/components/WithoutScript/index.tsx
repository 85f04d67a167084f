import React from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/**
 * Replaces menus and search for readers without JavaScript: links to the main pages, and to a search engine restricted to this locale.
 */
export default function WithoutScript() {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const query = encodeURIComponent(`site:${new URL(url).host}${baseUrl}`);
  return (
    <noscript>
      <nav
        className={styles.links}
        aria-label={translate({id: 'site.withoutScript.label', message: 'Without JavaScript'})}
      >
        <Link to="/v1/guides">
          <Translate id="site.withoutScript.guides">Guides</Translate>
        </Link>
        <Link to="/v1/references">
          <Translate id="site.withoutScript.references">References</Translate>
        </Link>
        <Link to="/v1/api/js">
          <Translate id="site.withoutScript.api">JavaScript API</Translate>
        </Link>
        <Link to="/blog">
          <Translate id="site.withoutScript.blog">Blog</Translate>
        </Link>
        <a href={`https://duckduckgo.com/?q=${query}`}>
          <Translate id="site.withoutScript.search">Search these pages with DuckDuckGo</Translate>
        </a>
      </nav>
    </noscript>
  );
}

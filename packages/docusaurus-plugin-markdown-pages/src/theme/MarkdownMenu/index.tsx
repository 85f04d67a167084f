import React, {useState} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import './styles.css';

/** Lets readers copy the Markdown of the page, or view it, also if copying fails. Names the copy in the head for tools. */
export default function MarkdownMenu() {
  const {i18n, siteConfig: site} = useDocusaurusContext();
  const {pathname: path} = useLocation();
  const [copied, setCopied] = useState('');
  const href = encodeURI(`${path.replace(/\/$/, path === site.baseUrl ? '/index' : '')}.md`);
  async function copy() {
    try {
      const text = fetch(href).then((response) =>
        response.ok ? response.text() : Promise.reject(new Error(`${href}: ${response.status}`)),
      );
      const blob = text.then((it) => new Blob([it], {type: 'text/plain'}));
      // Safari allows a promise here, but no call after one.
      await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
      setCopied(href);
    } catch (error) {
      console.warn(error);
      location.assign(href);
    }
  }

  return (
    // The content around it may be in another language.
    <div className="markdown-menu" lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}>
      <Head>
        <link rel="alternate" type="text/markdown" href={site.url + href} />
      </Head>
      <button type="button" className="clean-btn" onClick={copy}>
        <Translate id="theme.markdownPages.copy">Copy page as Markdown</Translate>
      </button>
      <a href={href} data-markdown-ignore>
        <Translate id="theme.markdownPages.view">View as Markdown</Translate>
      </a>
      <a href={`${site.baseUrl}llms.txt`} data-markdown-ignore>
        llms.txt
      </a>
      <span role="status">
        {copied === href && <Translate id="theme.markdownPages.copied">Copied</Translate>}
      </span>
    </div>
  );
}

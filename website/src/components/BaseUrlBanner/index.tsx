import React from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bannerScript} from './bannerScript';

/**
 * Tells maintainers that the site is deployed under a different base URL than configured. Replaces Docusaurus' banner
 * (`baseUrlIssueBanner`), which is in English and writes HTML from a string.
 */
export default function BaseUrlBanner() {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const strings = {
    title: translate({
      id: 'site.baseUrlBanner.title',
      message: 'This site did not load properly.',
    }),
    reason: translate({
      id: 'site.baseUrlBanner.reason',
      message: 'A common reason is a wrong base URL. The configured one is {baseUrl}',
      description: '{baseUrl} must be kept',
    }),
    suggestion: translate({
      id: 'site.baseUrlBanner.suggestion',
      message: 'Try this base URL: {baseUrl}',
      description: '{baseUrl} must be kept',
    }),
  };
  return (
    <Head>
      <script>{bannerScript(strings, baseUrl)}</script>
    </Head>
  );
}

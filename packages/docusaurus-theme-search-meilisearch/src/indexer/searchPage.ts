import fs from 'fs/promises';
import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openSearchDescription} from './openSearch';

const openSearchFile = 'opensearch.xml';

/**
 * Creates the plugin hooks for the search page: its route, and its OpenSearch description.
 *
 * @param searchPagePath path of the page, without the base URL
 */
export function searchPage(
  {baseUrl, siteConfig, i18n}: LoadContext,
  searchPagePath: string,
): Required<Pick<Plugin, 'contentLoaded' | 'injectHtmlTags' | 'postBuild'>> {
  const {title, url, favicon, trailingSlash} = siteConfig;
  const pagePath = `${baseUrl}${searchPagePath.replace(/^\/|\/$/g, '')}`;

  return {
    contentLoaded({actions}) {
      actions.addRoute({path: pagePath, component: '@theme/SearchPage', exact: true});
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: `${baseUrl}${openSearchFile}`,
          },
        },
      ],
    }),

    async postBuild({outDir}) {
      const description = openSearchDescription({
        title,
        lang: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        searchPage: `${url}${pagePath}${trailingSlash ? '/' : ''}`,
        favicon: favicon ? new URL(favicon, `${url}${baseUrl}`).href : undefined,
      });
      await fs.writeFile(path.join(outDir, openSearchFile), description);
    },
  };
}

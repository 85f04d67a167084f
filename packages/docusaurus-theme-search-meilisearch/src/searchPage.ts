import fs from 'fs/promises';
import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {langOf} from './langOf';
import {searchPageRoute} from './paths';

/** Maximum number of characters of `ShortName` (OpenSearch 1.1). */
const maxShortName = 16;

const openSearchFile = 'opensearch.xml';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * Creates the content of `opensearch.xml`, with which browsers offer the site as a search engine.
 *
 * OpenSearch 1.1: https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 *
 * @param site title, `<html lang>`, and absolute URLs of the search page and of the icon, if any
 */
export function openSearchDescription(site: {
  title: string;
  lang: string;
  searchPage: string;
  favicon?: string;
}): string {
  const title = escapeXml(site.title);
  const shortName = escapeXml(Array.from(site.title).slice(0, maxShortName).join('').trim());
  const image = site.favicon && `\n  <Image>${escapeXml(site.favicon)}</Image>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${shortName}</ShortName>
  <LongName>${title}</LongName>
  <Description>${title}</Description>
  <Language>${escapeXml(site.lang)}</Language>
  <InputEncoding>UTF-8</InputEncoding>${image ?? ''}
  <Url type="text/html" template="${escapeXml(site.searchPage)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

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
  const pagePath = searchPageRoute(baseUrl, searchPagePath);

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
        lang: langOf(i18n.currentLocale, i18n),
        searchPage: `${url}${pagePath}${trailingSlash ? '/' : ''}`,
        favicon: favicon ? new URL(favicon, `${url}${baseUrl}`).href : undefined,
      });
      await fs.writeFile(path.join(outDir, openSearchFile), description);
    },
  };
}

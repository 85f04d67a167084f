import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {searchProvider} from 'docusaurus-theme-search-meilisearch/client';
import type {SearchThemeConfig} from 'docusaurus-theme-search-meilisearch';

// Search loads its code and its index while React hydrates the page for a reader who has opened its field.
if (ExecutionEnvironment.canUseDOM && document.activeElement?.matches('input#_search')) {
  const {baseUrl, themeConfig} = siteConfig;
  const {searchMeilisearch} = themeConfig as {searchMeilisearch: SearchThemeConfig};
  import('@theme/SearchModal').catch((error: unknown) => console.warn(error));
  searchProvider(baseUrl, searchMeilisearch).preload?.();
}

import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import site from './site.config';

// Two docs instances with versions of the same names, below a path, with the flags of Docusaurus 4.
export default {
  ...site,
  baseUrl: '/sub/',
  future: {v4: true, faster: true},
  plugins: [
    ...site.plugins,
    [
      '@docusaurus/plugin-content-docs',
      {id: 'community', path: 'community', routeBasePath: 'community'} satisfies DocsOptions,
    ],
  ],
  themeConfig: {
    ...site.themeConfig,
    navbar: {
      title: 'Lighthouse',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
        {type: 'docsVersionDropdown'},
        {to: '/community', label: 'Community'},
      ],
    },
  },
} satisfies Config;

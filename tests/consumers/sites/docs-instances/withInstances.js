/** Adds a second docs instance to a site, and moves the site below a path. Both instances get versions of the same names. */
module.exports = function withInstances(site) {
  return {
    ...site,
    baseUrl: '/sub/',
    plugins: [
      ...site.plugins,
      [
        '@docusaurus/plugin-content-docs',
        {id: 'community', path: 'community', routeBasePath: 'community'},
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
  };
};

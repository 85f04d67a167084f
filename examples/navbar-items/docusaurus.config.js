import {footerLinks, navbarItems} from 'docusaurus-theme-navbar-items';

const badge = {
  type: 'badge',
  color: 'green',
  label: 'All systems work',
  href: 'https://example.com',
};

/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Navbar items',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themes: [
    [
      'docusaurus-theme-navbar-items',
      {
        types: [
          {
            name: 'badge',
            component: '@site/src/Badge',
            fields: {
              color: {type: 'string', required: true, oneOf: ['red', 'green']},
              href: {type: 'string', required: true},
            },
          },
        ],
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Navbar items',
      items: navbarItems([badge, {type: 'dropdown', label: 'Status', items: [badge]}]),
    },
    footer: {links: footerLinks([{title: 'Status', items: [badge]}])},
  },
};

import {footerLinks, navbarItems} from 'docusaurus-theme-navbar-items';

/** The item types of this site. */
const types = [
  {
    name: 'badge',
    component: '@site/src/Badge',
    fields: {
      color: {type: 'string', required: true, oneOf: ['red', 'green']},
      href: {type: 'string', required: true},
    },
  },
  {
    name: 'iconLink',
    component: '@site/src/recipes/IconLink',
    fields: {
      icon: {type: 'string', required: true, oneOf: ['code', 'feed']},
      to: {type: 'string'},
      href: {type: 'string'},
    },
    exactlyOneOf: [['to', 'href']],
  },
  {
    name: 'copyLink',
    component: '@site/src/recipes/CopyLink',
    fields: {copiedLabel: {type: 'string', required: true}},
  },
  {
    name: 'tabSelect',
    component: '@site/src/recipes/TabSelect',
    fields: {
      groupId: {type: 'string', required: true},
      tabs: {type: 'array', required: true},
    },
  },
  {
    name: 'userMenu',
    component: '@site/src/recipes/UserMenu',
    fields: {
      sessionUrl: {type: 'string', required: true},
      signInUrl: {type: 'string', required: true},
      items: {type: 'items', required: true},
    },
  },
];

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
  i18n: {defaultLocale: 'en', locales: ['en', 'ko']},
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/'},
        blog: false,
        theme: {customCss: ['./src/custom.css', './src/recipes/flags.css']},
      },
    ],
  ],
  themes: [['docusaurus-theme-navbar-items', {types}]],
  themeConfig: {
    navbar: {
      title: 'Navbar items',
      items: navbarItems([
        badge,
        {type: 'dropdown', label: 'Status', items: [badge]},
        {to: '/recipes', label: 'Recipes'},
        {
          type: 'tabSelect',
          label: 'Package manager',
          groupId: 'package-manager',
          tabs: ['npm', 'yarn', 'pnpm'],
          position: 'right',
        },
        {type: 'copyLink', label: 'Copy link', copiedLabel: 'Copied', position: 'right'},
        {
          type: 'userMenu',
          label: 'Sign in',
          sessionUrl: '/session.json',
          signInUrl: 'https://example.com/sign-in',
          items: [{label: 'Sign out', href: 'https://example.com/sign-out'}],
          position: 'right',
        },
        {type: 'localeDropdown', className: 'locales', position: 'right'},
        {
          type: 'iconLink',
          icon: 'code',
          label: 'Source code',
          href: 'https://example.com/code',
          position: 'right',
        },
      ]),
    },
    footer: {links: footerLinks([{title: 'Status', items: [badge]}])},
  },
};

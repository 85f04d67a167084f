// @ts-check
const {navbarItems} = require('docusaurus-theme-navbar-items');

module.exports = {
  title: 'Tauri',
  hideOnScroll: true,
  logo: {src: 'img/logo.svg', alt: '', width: 30, height: 32},
  items: navbarItems([
    {type: 'docSidebar', sidebarId: 'guides', label: 'Guides'},
    {
      label: 'API',
      items: [
        {type: 'doc', docId: 'api/config', label: 'Configuration'},
        {type: 'doc', docId: 'api/cli', label: 'CLI'},
        {type: 'doc', docId: 'api/js/README', label: 'JavaScript / TypeScript'},
        {href: 'https://docs.rs/tauri/1', label: 'Rust'},
      ],
    },
    {type: 'docSidebar', sidebarId: 'references', label: 'References'},
    {to: '/blog', label: 'Blog'},
    {
      label: 'Community',
      items: [
        {
          href: 'https://github.com/tauri-apps/tauri/blob/1.x/.github/CONTRIBUTING.md',
          label: 'Get Involved',
        },
        {to: '/#sponsors', label: 'Sponsors', activeBaseRegex: '^$'},
        {href: 'https://discord.com/invite/tauri', label: 'Discord'},
        {href: 'https://github.com/tauri-apps/awesome-tauri', label: 'Awesome Tauri'},
      ],
    },
    {
      label: 'About',
      items: [
        {to: '/about/intro', label: 'What is Tauri?'},
        {to: '/about/governance', label: 'Governance'},
        {to: '/about/trademark', label: 'Trademark Guidelines'},
        {to: '/about/book', label: 'Tauri Book'},
      ],
    },
    {to: '/releases', label: 'Release Notes', position: 'right'},
    {
      type: 'iconLink',
      icon: 'github',
      label: 'GitHub',
      href: 'https://github.com/tauri-apps/tauri',
      position: 'right',
    },
    {type: 'localeDropdown', position: 'right'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [{href: 'https://v2.tauri.app/', label: 'v2'}],
    },
  ]),
};

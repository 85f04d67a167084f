// @ts-check
const {footerLinks} = require('docusaurus-theme-navbar-items');

module.exports = {
  style: 'dark',
  links: footerLinks([
    {
      title: 'Repositories',
      items: [
        {label: 'Tauri', href: 'https://github.com/tauri-apps/tauri'},
        {label: 'TAO', href: 'https://github.com/tauri-apps/tao'},
        {label: 'WRY', href: 'https://github.com/tauri-apps/wry'},
      ],
    },
    {
      title: 'Contact',
      items: [
        {label: 'Mail', href: 'mailto:contact@tauri.app'},
        {label: 'Twitter', href: 'https://twitter.com/TauriApps'},
        {label: 'Mastodon', href: 'https://fosstodon.org/@TauriApps'},
      ],
    },
    {
      title: 'Network',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Open Collective', href: 'https://opencollective.com/tauri'},
        {label: 'GitHub', href: 'https://github.com/tauri-apps'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Sponsors', to: '/#sponsors'},
        {label: 'Discord', href: 'https://discord.com/invite/tauri'},
        {label: 'Awesome Tauri', href: 'https://github.com/tauri-apps/awesome-tauri'},
      ],
    },
  ]),
  copyright: 'Copyright © 2024 Tauri Contributors. CC-BY / MIT',
};

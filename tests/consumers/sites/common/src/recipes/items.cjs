// @ts-check

/** The items of the recipes in the navbar. */
module.exports = /** @type {const} */ ([
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
    signInUrl: 'https://lighthouse.example/sign-in',
    items: [
      {label: 'Profile', href: 'https://lighthouse.example/profile'},
      {label: 'Sign out', href: 'https://lighthouse.example/sign-out'},
    ],
    position: 'right',
  },
  {type: 'localeDropdown', className: 'locales', position: 'right'},
  {
    type: 'iconLink',
    icon: 'code',
    label: 'Source code',
    href: 'https://code.example/',
    position: 'right',
  },
]);

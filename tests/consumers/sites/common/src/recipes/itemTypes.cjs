// @ts-check

/** The item types of the recipes. */
module.exports = /** @type {const} */ ({
  iconLink: {
    name: 'iconLink',
    component: '@site/src/recipes/IconLink',
    fields: {
      icon: {type: 'string', required: true, oneOf: ['code', 'feed']},
      to: {type: 'string'},
      href: {type: 'string'},
    },
    exactlyOneOf: [['to', 'href']],
  },
  copyLink: {
    name: 'copyLink',
    component: '@site/src/recipes/CopyLink',
    fields: {copiedLabel: {type: 'string', required: true}},
  },
  tabSelect: {
    name: 'tabSelect',
    component: '@site/src/recipes/TabSelect',
    fields: {
      groupId: {type: 'string', required: true},
      tabs: {type: 'array', required: true},
    },
  },
  userMenu: {
    name: 'userMenu',
    component: '@site/src/recipes/UserMenu',
    fields: {
      sessionUrl: {type: 'string', required: true},
      signInUrl: {type: 'string', required: true},
      items: {type: 'items', required: true},
    },
  },
});

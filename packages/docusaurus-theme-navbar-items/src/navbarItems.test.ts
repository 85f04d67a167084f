import {describe, expect, it} from 'vitest';
import {navbarItems} from './navbarItems';

describe('navbarItems', () => {
  it('leaves the types of Docusaurus as they are', () => {
    const items = [
      {label: 'Blog', to: '/blog'},
      {type: 'docSidebar', sidebarId: 'guides', label: 'Guides'},
      {type: 'localeDropdown', position: 'right' as const},
    ];
    expect(navbarItems(items)).toEqual(items);
  });

  it('accepts an explicit default, which theme-classic rejects', () => {
    expect(navbarItems([{type: 'default', label: 'Blog', to: '/blog'}])).toEqual([
      {label: 'Blog', to: '/blog'},
    ]);
  });

  it('lets a registered type through the validation of theme-classic, in dropdowns too', () => {
    expect(
      navbarItems([
        {type: 'iconLink', icon: 'github'},
        {label: 'More', items: [{type: 'iconLink', icon: 'rss'}]},
      ]),
    ).toEqual([
      {type: 'custom-iconLink', icon: 'github'},
      {label: 'More', items: [{type: 'custom-iconLink', icon: 'rss'}]},
    ]);
  });

  it.each([
    [{to: '/x'}, 'navbar.items[0]: a link needs a "label".'],
    [
      {label: 'X'},
      'navbar.items[0] ("X"): a link needs one of "to" (a path of this site) and "href" (any address), and not both.',
    ],
    [
      {label: 'X', to: '/x', href: 'https://example.com'},
      'navbar.items[0] ("X"): a link needs one of "to" (a path of this site) and "href" (any address), and not both.',
    ],
    [{type: 'dropdown', label: 'X'}, 'navbar.items[0]: a dropdown needs "items".'],
    [{label: 'M', items: [{to: '/x'}]}, 'navbar.items[0].items[0]: a link needs a "label".'],
  ])('%j is refused', (item, message) => {
    expect(() => navbarItems([item as never])).toThrow(message);
  });
});

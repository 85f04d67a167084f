import {describe, expect, it} from 'vitest';
import {navbarItems} from './navbarItems';

/** The message with which items are refused. */
function refusal(items: unknown): string {
  try {
    navbarItems(items as never);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was refused.');
}

describe('navbarItems', () => {
  it('leaves the types of Docusaurus as they are', () => {
    const items = [
      {label: 'Blog', to: '/blog', 'aria-label': 'The blog', target: '_self'},
      {type: 'docSidebar', sidebarId: 'guides', label: 'Guides'},
      {type: 'doc', docId: 'intro'},
      {type: 'docsVersion'},
      {type: 'html', value: '<hr>'},
      {type: 'localeDropdown', position: 'right'},
      {
        type: 'docsVersionDropdown',
        dropdownItemsAfter: [{label: 'v2', href: 'https://v2.example'}],
      },
      {type: 'search', position: 'right', className: 'wide'},
      {type: 'dropdown', label: 'More', items: [{label: 'A', to: '/a'}]},
      {html: '<b>HTML</b>', to: '/html'},
    ] as const;
    expect(navbarItems(items)).toEqual(items);
  });

  it('accepts an explicit default, which theme-classic rejects, as a link and as a dropdown', () => {
    const link = {label: 'Blog', to: '/blog'};
    expect(
      navbarItems([
        {type: 'default', ...link},
        {type: 'default', label: 'More', items: [{type: 'default', ...link}]},
      ]),
    ).toEqual([link, {label: 'More', items: [link]}]);
  });

  it('lets a registered type through the validation of theme-classic, in dropdowns too', () => {
    const item = {type: 'iconLink', icon: 'github'} as never;
    const themeItem = {type: 'custom-iconLink', icon: 'github'};
    expect(
      navbarItems([
        item,
        {label: 'More', items: [item]},
        {type: 'localeDropdown', dropdownItemsAfter: [item]},
      ]),
    ).toEqual([
      themeItem,
      {label: 'More', items: [themeItem]},
      {type: 'localeDropdown', dropdownItemsAfter: [themeItem]},
    ]);
  });

  it('changes nothing the second time', () => {
    const once = navbarItems([{type: 'default', label: 'A', to: '/'}, {type: 'mine'} as never]);
    expect(navbarItems(once as never)).toEqual(once);
  });

  it.each([
    ['no label', [{to: '/x'}]],
    ['neither to nor href', [{label: 'X'}]],
    ['both to and href', [{label: 'X', to: '/x', href: 'https://example.com'}]],
    ['a label and HTML', [{label: 'X', html: '<b>X</b>', to: '/x'}]],
    ['a misspelt field', [{label: 'X', to: '/x', positon: 'right'}]],
    ['a field of another type', [{type: 'doc', docId: 'a', sidebarId: 'b'}]],
    ['an attribute where there is no link', [{type: 'search', 'aria-label': 'X'}]],
    ['a wrong value', [{label: 'X', to: '/x', position: 'rihgt'}]],
    ['a value of a wrong type', [{label: 3, to: '/x'}]],
    ['an empty label', [{label: '', to: '/x'}]],
    ['no docId', [{type: 'doc', label: 'X'}]],
    ['no items', [{type: 'dropdown', label: 'X'}]],
    ['items that are no list', [{label: 'X', items: {}}]],
    ['a mistake in a dropdown', [{label: 'M', items: [{label: 'A', to: '/'}, {to: '/x'}]}]],
    ['a dropdown in a dropdown', [{label: 'M', items: [{label: 'N', items: []}]}]],
    ['a search box in a dropdown', [{label: 'M', items: [{type: 'search'}]}]],
    ['a side for a nested item', [{label: 'M', items: [{label: 'A', to: '/', position: 'left'}]}]],
    ['no item at all', ['blog', null]],
    ['several mistakes', [{label: 'X'}, {label: 'Y', to: '/', href: '/'}]],
  ])('%s', (_name, items) => {
    expect(refusal(items)).toMatchSnapshot();
  });
});

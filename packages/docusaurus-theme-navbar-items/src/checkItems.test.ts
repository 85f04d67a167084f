import {describe, expect, it} from 'vitest';
import {checkDocs, checkItems} from './checkItems';
import {footerLinks, navbarItems} from './themeConfig';
import type {NavbarItemType} from './types';

const component = '/IconLink';
const types: NavbarItemType[] = [
  {
    name: 'iconLink',
    component,
    fields: {
      icon: {type: 'string', required: true, oneOf: ['github', 'rss']},
      to: {type: 'string'},
      href: {type: 'string'},
      size: {type: 'number'},
    },
    exactlyOneOf: [['to', 'href']],
    defaults: {size: 20},
  },
  {name: 'anyFields', component},
  {name: 'optionalLabel', component, fields: {label: {type: 'string'}, items: {type: 'items'}}},
  {
    name: 'withDefault',
    component,
    fields: {of: {type: 'string', required: true}},
    defaults: {of: 'x'},
  },
];

const checkNavbar = (...items: unknown[]) =>
  checkItems({navbar: {items: navbarItems(items as never)}}, types);

const github = {type: 'iconLink', icon: 'github', label: 'GitHub', href: 'https://github.com'};

describe('checkItems', () => {
  it('accepts valid items', () => {
    expect(
      checkNavbar(
        {label: 'Blog', to: '/blog', position: 'left'},
        {...github, position: 'right'},
        {type: 'anyFields', label: 'X', whatever: [1]},
        {type: 'optionalLabel'},
        {type: 'withDefault', label: 'X'},
        {label: 'More', items: [{type: 'anyFields', label: 'X'}]},
      ),
    ).toEqual([]);
    const links = footerLinks([
      {type: 'anyFields', label: 'X'} as never,
      {type: 'html', value: '<hr>'},
      {type: 'search', label: 'Search'},
      {label: 'More', items: [{type: 'anyFields', label: 'X'} as never]},
    ]);
    expect(checkItems({footer: {links}}, types)).toEqual([]);
    expect(checkItems({}, types)).toEqual([]);
  });

  it.each([
    ['an unknown type', [{...github, type: 'iconLnik'}]],
    ['an unknown type near a built-in type', [{type: 'dropdwon', label: 'X', items: []}]],
    ['an unknown type near no other type', [{type: 'megaMenu', label: 'X'}]],
    [
      'an unknown type in a dropdown',
      [
        {label: 'X', to: '/'},
        {label: 'M', items: [{type: 'x'}]},
      ],
    ],
    [
      'an unknown type after the list of a dropdown',
      [{type: 'localeDropdown', dropdownItemsAfter: [{type: 'x'}]}],
    ],
    ['no label', [{...github, label: undefined}]],
    ['no label for a type without declared fields', [{type: 'anyFields'}]],
    ['a misspelled field', [{...github, lable: 'GitHub'}]],
    ['a misspelled value', [{...github, icon: 'gihub'}]],
    ['an empty value', [{...github, label: ''}]],
    ['a missing field', [{...github, icon: undefined}]],
    ['both targets', [{...github, to: '/'}]],
    ['no target', [{...github, href: undefined}]],
    ['a value of the wrong type', [{...github, size: '20'}]],
    [
      'a position in a dropdown',
      [{label: 'M', items: [{type: 'withDefault', label: 'X', position: 'left'}]}],
    ],
    [
      'an error in the items of a registered type',
      [{type: 'optionalLabel', items: [{type: 'iconLink'}]}],
    ],
  ])('reports %s', (_name, items) => {
    expect(checkNavbar(...items)).toMatchSnapshot();
  });

  it('reports a misspelled field in an item that did not pass through navbarItems', () => {
    const items = [{label: 'A', to: '/', position: 'left', activBasePath: '/'}];
    expect(checkItems({navbar: {items}}, types)).toEqual([
      'themeConfig.navbar.items[0] (default): unknown field "activBasePath". Did you mean "activeBasePath"?',
    ]);
  });

  it('reports errors in the footer', () => {
    const links = footerLinks([
      {
        title: 'A',
        items: [{label: 'X', to: '/'}, github as never, {type: 'y', label: 'Y'} as never],
      },
    ]);
    expect(checkItems({footer: {links}}, types)).toMatchSnapshot();
  });
});

describe('checkDocs', () => {
  const many = Array.from({length: 21}, (_, index) => ({id: `page-${index}`}));
  const latest = {isLast: true, docs: [{id: 'intro'}], draftIds: ['draft'], sidebars: {guides: {}}};
  const next = {isLast: false, docs: [{id: 'new'}], draftIds: [], sidebars: {added: {}}};
  const api = {isLast: true, docs: many, draftIds: []};
  const plugins = {default: {versions: [next, latest]}, api: {versions: [api]}};
  const check = (...items: unknown[]) =>
    checkDocs({navbar: {items: navbarItems(items as never)}}, plugins);

  it('accepts what exists in the latest version', () => {
    expect(
      check(
        {type: 'doc', docId: 'intro', label: 'X'},
        {type: 'doc', docId: 'draft', label: 'X'},
        {type: 'doc', docId: 'page-20', docsPluginId: 'api', label: 'X'},
        {type: 'docSidebar', sidebarId: 'guides', label: 'X'},
        {type: 'docsVersionDropdown'},
        {label: 'A link', to: '/', docsPluginId: 'any'},
      ),
    ).toEqual([]);
  });

  it('names what does not exist, with its position, also in dropdowns and in the footer', () => {
    expect(
      check(
        {label: 'More', items: [{type: 'doc', docId: 'intor', label: 'X'}]},
        {type: 'doc', docId: 'new', label: 'X'},
        {type: 'doc', docId: 'x', docsPluginId: 'api', label: 'X'},
        {type: 'docSidebar', sidebarId: 'guide', label: 'X'},
        {type: 'docSidebar', sidebarId: 'added', label: 'X'},
        {type: 'docsVersion', docsPluginId: 'apis', label: 'X'},
      ),
    ).toMatchSnapshot();
    const links = footerLinks([{title: 'A', items: [{type: 'doc', docId: 'intor', label: 'X'}]}]);
    expect(checkDocs({footer: {links}}, plugins)).toHaveLength(1);
    expect(checkDocs({navbar: {items: [{type: 'docsVersion'}]}})).toHaveLength(1);
  });
});

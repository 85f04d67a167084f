import {describe, expect, it} from 'vitest';
import {checkSite} from './checkSite';
import {footerLinks} from './footerLinks';
import type {NavbarItemType} from './itemType';
import {navbarItems} from './navbarItems';

const component = '/IconLink';
const types: NavbarItemType[] = [
  {
    name: 'iconLink',
    component: {desktop: component, mobile: component},
    fields: {
      icon: {type: 'string', required: true, oneOf: ['github', 'rss']},
      to: {type: 'string'},
      href: {type: 'string'},
      size: {type: 'number'},
    },
    exactlyOneOf: [['to', 'href']],
    defaults: {size: 20},
  },
  {name: 'anything', component},
  {name: 'quiet', component, fields: {label: {type: 'string'}, items: {type: 'items'}}},
  {
    name: 'withDefault',
    component,
    fields: {of: {type: 'string', required: true}},
    defaults: {of: 'x'},
  },
];

function checkNavbar(...items: unknown[]) {
  checkSite({navbar: {items: navbarItems(items as never)}}, types);
}

const github = {type: 'iconLink', icon: 'github', label: 'GitHub', href: 'https://github.com'};

describe('checkSite', () => {
  it('lets right items pass', () => {
    checkNavbar(
      {label: 'Blog', to: '/blog', position: 'left'},
      {...github, position: 'right'},
      {type: 'anything', label: 'X', whatever: [1]},
      {type: 'quiet'},
      {type: 'withDefault', label: 'X'},
      {label: 'More', items: [{type: 'anything', label: 'X'}]},
    );
    checkSite({footer: {links: footerLinks([{type: 'anything', label: 'X'} as never])}}, types);
    checkSite({}, types);
  });

  it.each([
    ['an unknown type', [{...github, type: 'iconLnik'}]],
    ['an unknown type like one of Docusaurus', [{type: 'dropdwon', label: 'X', items: []}]],
    ['an unknown type like none', [{type: 'megaMenu', label: 'X'}]],
    [
      'an unknown type in a dropdown',
      [
        {label: 'X', to: '/'},
        {label: 'M', items: [{type: 'x'}]},
      ],
    ],
    [
      'an unknown type after a version list',
      [{type: 'localeDropdown', dropdownItemsAfter: [{type: 'x'}]}],
    ],
    ['no label', [{...github, label: undefined}]],
    ['no label, fields unknown', [{type: 'anything'}]],
    ['a misspelt field', [{...github, lable: 'GitHub'}]],
    ['a misspelt value', [{...github, icon: 'gihub'}]],
    ['a missing field', [{...github, icon: undefined}]],
    ['both addresses', [{...github, to: '/'}]],
    ['no address', [{...github, href: undefined}]],
    ['a value of a wrong type', [{...github, size: '20'}]],
    ['no component for a dropdown', [{label: 'M', items: [github]}]],
    ['a mistake in an item of a registered type', [{type: 'quiet', items: [{type: 'iconLink'}]}]],
  ])('%s', (_name, items) => {
    expect(() => checkNavbar(...items)).toThrowErrorMatchingSnapshot();
  });

  it('the footer', () => {
    const links = footerLinks([
      {
        title: 'A',
        items: [{label: 'X', to: '/'}, github as never, {type: 'y', label: 'Y'} as never],
      },
    ]);
    expect(() => checkSite({footer: {links}}, types)).toThrowErrorMatchingSnapshot();
  });
});

import {describe, expect, it} from 'vitest';
import {footerLinks} from './footerLinks';

describe('footerLinks', () => {
  it('leaves what the footer of theme-classic knows as it is', () => {
    const columns = [
      {title: 'Docs', items: [{label: 'Blog', to: '/blog', rel: 'me'}, {html: '<hr>'}]},
      {title: 'More', className: 'wide', items: [{label: 'X', href: 'mailto:x@example.com'}]},
    ] as const;
    expect(footerLinks(columns)).toEqual(columns);
    expect(footerLinks(columns[0].items)).toEqual(columns[0].items);
  });

  it('puts other types in the place of a link that theme-classic accepts and translates', () => {
    expect(
      footerLinks([
        {
          title: 'All',
          items: [
            {type: 'default', label: 'Blog', to: '/blog'},
            {type: 'html', value: '<hr>'},
            {type: 'doc', docId: 'intro', label: 'Introduction'},
            {type: 'localeDropdown', label: 'Languages'},
            {label: 'More', items: [{type: 'default', label: 'A', to: '/a'}]},
          ],
        },
      ]),
    ).toEqual([
      {
        title: 'All',
        items: [
          {label: 'Blog', to: '/blog'},
          {html: '<hr>'},
          {label: 'Introduction', to: '#', navbarItem: {type: 'doc', docId: 'intro'}},
          {
            label: 'Languages',
            to: '#',
            navbarItem: {type: 'localeDropdown', dropdownItemsBefore: [], dropdownItemsAfter: []},
          },
          {label: 'More', to: '#', navbarItem: {items: [{label: 'A', to: '/a'}]}},
        ],
      },
    ]);
  });

  it.each([
    ['no label', [{type: 'localeDropdown'}]],
    ['no address', [{title: 'A', items: [{label: 'X'}]}]],
    ['HTML beside a link', [{html: '<b>X</b>', to: '/x'}]],
    ['a misspelt field', [{title: 'A', items: [{type: 'doc', label: 'X', docld: 'x'}]}]],
    ['a side', [{label: 'X', to: '/', position: 'left'}]],
    [
      'columns and links',
      [
        {title: 'A', items: []},
        {label: 'X', to: '/'},
      ],
    ],
  ])('%s', (_name, links) => {
    expect(() => footerLinks(links as never)).toThrowErrorMatchingSnapshot();
  });
});

import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import {describe, expect, it} from 'vitest';
import {checkItems} from './checkItems';
import {footerLinks, navbarItems} from './themeConfig';

/** The first error of theme-classic. */
const themeError = (themeConfig: object) => ThemeConfigSchema.validate(themeConfig).error?.message;

/** The problems that the theme reports once theme-classic has accepted the configuration. */
function problemsOf(themeConfig: Record<string, unknown>): string[] {
  expect(themeError(themeConfig)).toBeUndefined();
  return checkItems(themeConfig, []);
}

describe('navbarItems', () => {
  it('leaves the built-in types unchanged', () => {
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

  it('accepts every attribute of a link that has a type', () => {
    const items = [
      {
        label: 'Blog',
        to: '/blog',
        ...{id: 'a', rel: 'me', dir: 'ltr', lang: 'ko', hrefLang: 'ko', role: 'link', title: 'B'},
        ...{download: true, exact: true, strict: true, style: {}, tabIndex: 0, target: '_self'},
        ...{
          accessKey: 'b',
          autoAddBaseUrl: true,
          referrerPolicy: 'origin' as const,
          translate: 'no' as const,
        },
        ...{'aria-label': 'The blog', 'data-x': 1},
      },
    ] as const;
    expect(navbarItems(items)).toEqual(items);
  });

  it('removes an explicit default, which theme-classic rejects, from links and dropdowns', () => {
    const link = {label: 'Blog', to: '/blog'};
    expect(
      navbarItems([
        {type: 'default', ...link},
        {type: 'default', label: 'More', items: [{type: 'default', ...link}]},
      ]),
    ).toEqual([link, {label: 'More', items: [link]}]);
  });

  it('adds the prefix that theme-classic accepts to registered types, also in dropdowns', () => {
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

  it('leaves its own result unchanged', () => {
    const once = navbarItems([{type: 'default', label: 'A', to: '/'}, {type: 'mine'} as never]);
    expect(navbarItems(once as never)).toEqual(once);
  });

  it.each([
    ['no label', [{to: '/x'}]],
    ['neither to nor href', [{label: 'X'}]],
    ['both to and href', [{label: 'X', to: '/x', href: 'https://example.com'}]],
    ['a label and HTML', [{label: 'X', html: '<b>X</b>', to: '/x'}]],
    ['a misspelled field', [{label: 'X', to: '/x', positon: 'right', foo: 'x'}]],
    ['a misspelled label', [{lable: 'X', to: '/x'}]],
    ['a field in lower case', [{label: 'X', to: '/x', classname: 'x'}]],
    ['no docId', [{type: 'doc', label: 'X'}]],
    ['no items', [{type: 'dropdown', label: 'X'}]],
    ['items that are not an array', [{label: 'X', items: {}}]],
    ['an error in a dropdown', [{label: 'M', items: [{label: 'A', to: '/'}, {to: '/x'}]}]],
    ['a dropdown in a dropdown', [{label: 'M', items: [{label: 'N', items: []}]}]],
    ['a search box in a dropdown', [{label: 'M', items: [{type: 'search'}]}]],
    ['entries that are not objects', ['blog', null]],
    ['several errors', [{label: 'X'}, {label: 'Y', to: '/', href: '/'}]],
    ['an error beside an unknown type', [{label: 'M', items: [{label: 'X'}, {type: 'x'}]}]],
    ['a misspelled value', [{label: 'X', to: '/x', position: 'rihgt'}]],
    ['a value of the wrong type', [{label: 3, to: '/x'}]],
    ['an empty label', [{label: '', to: '/x'}]],
    ['an attribute of a type without a link', [{type: 'search', 'aria-label': 'X'}]],
    ['a position in a dropdown', [{label: 'M', items: [{label: 'A', to: '/', position: 'left'}]}]],
  ])('lets the theme report %s', (_name, items) => {
    expect(problemsOf({navbar: {items: navbarItems(items as never)}})).toMatchSnapshot();
  });
});

describe('the validation of theme-classic 2.4.3', () => {
  it('accepts the results of navbarItems and footerLinks', () => {
    const link = {type: 'default', label: 'A', to: '/'} as const;
    const registered = {type: 'iconLink', label: 'Code'} as never;
    const items = navbarItems([link, registered, {label: 'More', items: [link, registered]}]);
    const links = footerLinks([
      {title: 'A', items: [link, registered, {type: 'search', label: 'Search'}, {html: '<hr>'}]},
    ]);
    expect(themeError({navbar: {items}, footer: {links}})).toBeUndefined();
  });

  /** A valid item of each built-in type. */
  const items: Record<string, Record<string, unknown>> = {
    default: {label: 'X', to: '/x'},
    dropdown: {label: 'X', items: []},
    search: {type: 'search'},
    html: {type: 'html', value: '<hr>'},
    doc: {type: 'doc', docId: 'x'},
    docSidebar: {type: 'docSidebar', sidebarId: 'x'},
    docsVersion: {type: 'docsVersion'},
    docsVersionDropdown: {type: 'docsVersionDropdown'},
    localeDropdown: {type: 'localeDropdown'},
  };
  const fields = [
    ...['label', 'html', 'position', 'className', 'to', 'activeBasePath', 'activeBaseRegex'],
    ...['prependBaseUrlToHref', 'value', 'docId', 'sidebarId', 'docsPluginId', 'items'],
    ...['dropdownActiveClassDisabled', 'dropdownItemsBefore', 'dropdownItemsAfter', 'title'],
  ];
  const values = [undefined, '', 'x', 3, true, null, {}, [], ['x'], [{label: 'X'}]];

  it.each(Object.entries(items))(
    'finds no problem in a result of navbarItems, whatever fields are invalid: %s',
    (_name, item) => {
      for (const field of fields) {
        for (const value of values) {
          for (const list of [
            [{...item, [field]: value}],
            [{label: 'M', items: [{...item, [field]: value}]}],
          ]) {
            expect(
              themeError({navbar: {items: navbarItems(list as never)}}),
              JSON.stringify(list),
            ).toBeUndefined();
          }
        }
      }
    },
  );
});

describe('footerLinks', () => {
  it('leaves links that theme-classic supports unchanged', () => {
    const columns = [
      {title: 'Docs', items: [{label: 'Blog', to: '/blog', rel: 'me'}, {html: '<hr>'}]},
      {title: 'More', className: 'wide', items: [{label: 'X', href: 'mailto:x@example.com'}]},
    ] as const;
    expect(footerLinks(columns)).toEqual(columns);
    expect(footerLinks(columns[0].items)).toEqual(columns[0].items);
  });

  it('wraps other types in a link that theme-classic accepts and translates', () => {
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
    ['no target', [{title: 'A', items: [{label: 'X'}]}]],
    ['HTML and a link', [{html: '<b>X</b>', to: '/x'}]],
    ['a misspelled field', [{title: 'A', items: [{type: 'doc', label: 'X', docld: 'x'}]}]],
    ['no target in a dropdown', [{label: 'M', items: [{html: '<b>X</b>'}]}]],
    ['a dropdown in a dropdown', [{label: 'M', items: [{label: 'N', items: []}]}]],
    ['entries that are not objects', [{title: 'A', items: ['blog']}]],
  ])('lets the theme report %s', (_name, links) => {
    expect(problemsOf({footer: {links: footerLinks(links as never)}})).toMatchSnapshot();
  });
});

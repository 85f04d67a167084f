import type {ItemRules} from './itemType';

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;
const items = {type: 'items'} as const;

/** Text of an item: one of the two, as theme-classic has it. `html` is the site's own HTML. */
const content = {label: text, html: text};
const activeLink = {activeBasePath: text, activeBaseRegex: text};
const extraItems = {dropdownItemsBefore: items, dropdownItemsAfter: items};

/**
 * The item types that Docusaurus itself renders, with the fields they take. Source: theme-classic 2.4.3 and 3.10,
 * `options.js` and `NavbarItem/ComponentTypes`.
 */
export const builtInTypes = {
  default: {
    fields: {...content, ...activeLink, to: text, href: text, prependBaseUrlToHref: flag},
    exactlyOneOf: [
      ['label', 'html'],
      ['to', 'href'],
    ],
    isLink: true,
  },
  dropdown: {
    fields: {...content, ...activeLink, to: text, items: {...items, required: true}},
    exactlyOneOf: [['label', 'html']],
    isLink: true,
    isDropdown: true,
  },
  search: {fields: {}, isDropdown: true},
  html: {fields: {value: {...text, required: true}}},
  doc: {
    fields: {...content, ...activeLink, docId: {...text, required: true}, docsPluginId: text},
    isLink: true,
  },
  docSidebar: {
    fields: {...content, ...activeLink, sidebarId: {...text, required: true}, docsPluginId: text},
    isLink: true,
  },
  docsVersion: {
    fields: {...content, ...activeLink, to: text, docsPluginId: text},
    isLink: true,
  },
  docsVersionDropdown: {
    // `versions` is of Docusaurus 3.
    fields: {
      ...content,
      ...extraItems,
      docsPluginId: text,
      dropdownActiveClassDisabled: flag,
      versions: {type: 'any'},
    },
    isLink: true,
    isDropdown: true,
  },
  localeDropdown: {
    // `queryString` is of Docusaurus 3.
    fields: {...content, ...extraItems, queryString: text},
    isLink: true,
    isDropdown: true,
  },
} satisfies Record<string, ItemRules>;

export type BuiltInType = keyof typeof builtInTypes;

export const builtInTypeNames = Object.keys(builtInTypes) as BuiltInType[];

export function isBuiltInType(type: string): type is BuiltInType {
  return Object.prototype.hasOwnProperty.call(builtInTypes, type);
}

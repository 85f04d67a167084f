import type {AnchorHTMLAttributes, DOMAttributes} from 'react';

/** A field of an item. */
export type Field = {
  /** `items` is a list of items, as in a dropdown: the theme validates each of them. `any` is not validated. */
  type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'items' | 'any';
  /** Whether every item needs the field. @default false */
  required?: boolean;
  /** The allowed values. @default any value of the type */
  oneOf?: readonly string[];
};

/** An item type that a site, a theme or a plugin registers. */
export type NavbarItemType = {
  /** The `type` of the items. Starts with a letter; letters, digits, `-` and `_` follow. */
  name: string;
  /**
   * The module whose default export renders the item: `@site/…`, an absolute path, a module of a package, or `@theme/…` for a
   * component that sites can swizzle. The props `mobile`, `isDropdownItem` and `isFooterItem` tell the variants of an item apart.
   */
  component: string;
  /**
   * The fields of the items. Every item also has `label` (a required string), `className` and `position`. Declare `label` to make
   * it optional. @default any field is allowed
   */
  fields?: Readonly<Record<string, Field>>;
  /** Groups of fields. An item has exactly one field of each group: `[['to', 'href']]`. @default [] */
  exactlyOneOf?: readonly (readonly string[])[];
  /** Values of the fields that an item does not set. A default satisfies `required`. @default {} */
  defaults?: Readonly<Record<string, unknown>>;
};

/** The theme's options after validation. */
export type PluginOptions = {
  id: string;
  /** The item types of the site. @default [] */
  types: readonly NavbarItemType[];
};

/** The theme's options in the site configuration. */
export type Options = Partial<Omit<PluginOptions, 'id'>>;

/** The target of a link: `to` is a path of the site, `href` any URL. */
export type LinkTarget = {to: string; href?: never} | {href: string; to?: never};

type Text = {label: string; html?: never} | {html: string; label?: never};

/** The attributes of a link. */
type Link = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'href' | keyof DOMAttributes<HTMLAnchorElement>
> & {
  [attribute: `data-${string}`]: string | boolean | number;
  autoAddBaseUrl?: boolean;
  exact?: boolean;
  strict?: boolean;
  /** The item is active on pages whose path starts with this string. */
  activeBasePath?: string;
  /** The item is active on pages whose path matches this regular expression. */
  activeBaseRegex?: string;
};

type DocsLink = Link &
  Partial<Text> & {
    /** The id of the docs plugin. @default 'default' */
    docsPluginId?: string;
  };

type ExtraItems = {[list in 'dropdownItemsBefore' | 'dropdownItemsAfter']?: readonly NestedItem[]};

/** Built-in types that are allowed in a dropdown. */
type BuiltInLinks =
  | (Link & Text & LinkTarget & {type?: 'default'; prependBaseUrlToHref?: boolean})
  | (DocsLink & {type: 'doc'; docId: string})
  | (DocsLink & {type: 'docSidebar'; sidebarId: string})
  | (DocsLink & {type: 'docsVersion'; to?: string});

type Html = {type: 'html'; value: string};

/** Built-in types that are not allowed in a dropdown. */
type BuiltInDropdowns =
  | (Link & Text & {type?: 'dropdown' | 'default'; to?: string; items: readonly NestedItem[]})
  | (DocsLink &
      ExtraItems & {
        type: 'docsVersionDropdown';
        dropdownActiveClassDisabled?: boolean;
        /** Docusaurus 3: the versions to list. @default all */
        versions?: readonly string[] | Readonly<Record<string, {label?: string}>>;
      })
  | (Link &
      Partial<Text> &
      ExtraItems & {
        type: 'localeDropdown';
        /** Docusaurus 3: a query string to append to the links. */
        queryString?: string;
      })
  | {type: 'search'};

/**
 * The fields of the registered types, by type name. Augment this interface so that `navbarItems` and `footerLinks` know a type:
 *
 * @example
 * declare module 'docusaurus-theme-navbar-items' {
 *   interface NavbarItemTypes {
 *     iconLink: {icon: 'github' | 'rss'} & LinkTarget;
 *   }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Sites and plugins augment it.
export interface NavbarItemTypes {}

/** `label` is a required string, unless the type declares it. */
type WithLabel<Own> = ('label' extends keyof Own ? unknown : {label: string}) & Own;

type RegisteredItem = {
  [Name in keyof NavbarItemTypes]: WithLabel<NavbarItemTypes[Name]> & {type: Name};
}[keyof NavbarItemTypes];

type Styled = {className?: string};

/** An item in a dropdown. */
export type NestedItem = Styled & (BuiltInLinks | Html | RegisteredItem);

/** An item of the navbar, of a built-in or a registered type. */
export type NavbarItem = Styled & {
  /** The side of the navbar. @default 'left' */
  position?: 'left' | 'right';
} & (BuiltInLinks | BuiltInDropdowns | Html | RegisteredItem);

/** An item of the footer, of any type of the navbar. All items except `html` need a label. */
export type FooterItem = Styled &
  (
    | ({label: string; html?: never} & (BuiltInLinks | BuiltInDropdowns | RegisteredItem))
    | Html
    | {html: string}
  );

/** A column of the footer. */
export type FooterColumn = Styled & {title: string; items: readonly FooterItem[]};

/** The props of the component of a registered type: the fields of the item, and props that tell its variants apart. */
export type NavbarItemProps<Name extends keyof NavbarItemTypes = never> = {
  className?: string;
  position?: 'left' | 'right';
  /** Whether the item is in the mobile menu: the component renders an `<li>`. */
  mobile?: boolean;
  /** Whether the item is in a dropdown: the component renders an `<li>`. */
  isDropdownItem?: boolean;
  /** Whether the item is in the footer. */
  isFooterItem?: boolean;
  /** Closes the mobile menu. A link calls it when it is clicked. */
  onClick?: () => void;
} & WithLabel<NavbarItemTypes[Name]>;

type AriaAndData = {[attribute: `aria-${string}` | `data-${string}`]: string | boolean | number};

/** Attributes that theme-classic passes on to an item's link. */
type LinkAttributes = AriaAndData & {
  accessKey?: string;
  autoAddBaseUrl?: boolean;
  dir?: string;
  download?: string | boolean;
  exact?: boolean;
  hrefLang?: string;
  id?: string;
  lang?: string;
  referrerPolicy?: string;
  rel?: string;
  role?: string;
  strict?: boolean;
  style?: Readonly<Record<string, string | number>>;
  tabIndex?: number;
  target?: string;
  title?: string;
  translate?: 'yes' | 'no';
};

/** An address: `to` is a path of this site, `href` any address. */
export type LinkTarget = {to: string; href?: never} | {href: string; to?: never};

type Text = {label: string; html?: never} | {html: string; label?: never};
type OptionalText = {label?: string; html?: never} | {html: string; label?: never};

type ActiveLink = {
  /** The item is marked as current on pages whose path starts so. */
  activeBasePath?: string;
  /** The item is marked as current on pages whose path matches. */
  activeBaseRegex?: string;
};

type ExtraItems = {
  dropdownItemsBefore?: readonly NestedItem[];
  dropdownItemsAfter?: readonly NestedItem[];
};

type DocsPlugin = {
  /** Instance of the docs plugin. @default 'default' */
  docsPluginId?: string;
};

/** Types of Docusaurus that may stand in a dropdown. */
type BuiltInLinks =
  | (LinkAttributes &
      ActiveLink &
      Text &
      LinkTarget & {type?: 'default'; prependBaseUrlToHref?: boolean})
  | (LinkAttributes & ActiveLink & OptionalText & DocsPlugin & {type: 'doc'; docId: string})
  | (LinkAttributes &
      ActiveLink &
      OptionalText &
      DocsPlugin & {type: 'docSidebar'; sidebarId: string})
  | (LinkAttributes & ActiveLink & OptionalText & DocsPlugin & {type: 'docsVersion'; to?: string})
  | {type: 'html'; value: string};

/** Types of Docusaurus that open. */
type BuiltInDropdowns =
  | (LinkAttributes &
      ActiveLink &
      Text & {type?: 'dropdown' | 'default'; to?: string; items: readonly NestedItem[]})
  | (LinkAttributes &
      OptionalText &
      DocsPlugin &
      ExtraItems & {
        type: 'docsVersionDropdown';
        dropdownActiveClassDisabled?: boolean;
        /** Docusaurus 3: the versions to show. @default all */
        versions?: readonly string[] | Readonly<Record<string, {label?: string}>>;
      })
  | (LinkAttributes &
      OptionalText &
      ExtraItems & {
        type: 'localeDropdown';
        /** Docusaurus 3: query string added to the links. */
        queryString?: string;
      })
  | {type: 'search'};

/**
 * The fields of registered types, by name of the type. Declare yours, so that `navbarItems` knows it:
 *
 * @example
 * declare module 'docusaurus-theme-navbar-items' {
 *   interface NavbarItemTypes {
 *     iconLink: {icon: 'github' | 'rss'} & LinkTarget;
 *   }
 * }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- It is there to be augmented.
export interface NavbarItemTypes {}

type RegisteredItem = {
  [Name in keyof NavbarItemTypes]: {label: string} & NavbarItemTypes[Name] & {type: Name};
}[keyof NavbarItemTypes];

type Styled = {className?: string};

/** An item in a dropdown. */
export type NestedItem = Styled & (BuiltInLinks | RegisteredItem);

/** An item of the navbar: one of Docusaurus' own types or of a registered one. */
export type NavbarItem = Styled & {
  /** Side of the navbar. @default 'left' */
  position?: 'left' | 'right';
} & (BuiltInLinks | BuiltInDropdowns | RegisteredItem);

/** An item of the footer: of any type of the navbar. All but `html` have a label. */
export type FooterItem = Styled &
  (
    | ({label: string; html?: never} & (
        Exclude<BuiltInLinks, {type: 'html'}> | BuiltInDropdowns | RegisteredItem
      ))
    | {type: 'html'; value: string}
    | {html: string}
  );

/** A column of the footer. */
export type FooterColumn = {
  title: string;
  items: readonly FooterItem[];
  className?: string;
};

/** The props of a registered type's component: the item's fields, and where it stands. */
export type NavbarItemProps<Name extends keyof NavbarItemTypes = never> = {
  label: string;
  className?: string;
  position?: 'left' | 'right';
  /** Whether the item stands in the menu of narrow screens: it renders an `<li>`. */
  mobile?: boolean;
  /** Whether it stands in a dropdown: it renders an `<li>`. */
  isDropdownItem?: boolean;
  /** Whether it stands in the footer. */
  isFooterItem?: boolean;
  /** In the menu of narrow screens: closes it. A link calls it. */
  onClick?: () => void;
} & NavbarItemTypes[Name];

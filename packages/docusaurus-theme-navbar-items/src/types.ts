/** A field of an item. */
export type Field = {
  /** `items` is a list of items, as in a dropdown: the theme validates each of them. `any` is not validated. */
  type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'items' | 'any';
  /** Whether every item needs the field. @default false */
  required?: boolean;
  /** The allowed values. @default any value of the type */
  oneOf?: readonly string[];
};

/** Modules for each variant of an item. The default export of each module renders the item. */
export type ItemComponents = {
  /** Renders the item in the navbar. */
  desktop: string;
  /** Renders the item in the mobile menu, as an `<li>`. */
  mobile: string;
  /** Renders the item in a dropdown of the navbar, as an `<li>`. @default none: the type is not allowed in dropdowns */
  dropdown?: string;
  /** Renders the item in the footer. @default none: the type is not allowed in the footer */
  footer?: string;
};

export type Variant = keyof ItemComponents;

/** An item type that a site, a theme or a plugin registers. */
export type NavbarItemType = {
  /** The `type` of the items. Starts with a letter; letters, digits, `-` and `_` follow. */
  name: string;
  /**
   * The module whose default export renders the item: `@site/…`, an absolute path, a module of a package, or `@theme/…` for a
   * component that sites can swizzle. A single module renders all variants; the props `mobile`, `isDropdownItem` and
   * `isFooterItem` tell them apart.
   */
  component: string | ItemComponents;
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
export type Options = {types?: readonly NavbarItemType[]};

type AriaAndData = {[attribute: `aria-${string}` | `data-${string}`]: string | boolean | number};

/** Attributes that theme-classic passes to the link of an item. */
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

/** The target of a link: `to` is a path of the site, `href` any URL. */
export type LinkTarget = {to: string; href?: never} | {href: string; to?: never};

type Text = {label: string; html?: never} | {html: string; label?: never};
type OptionalText = {label?: string; html?: never} | {html: string; label?: never};

type ActiveLink = {
  /** The item is active on pages whose path starts with this string. */
  activeBasePath?: string;
  /** The item is active on pages whose path matches this regular expression. */
  activeBaseRegex?: string;
};

type ExtraItems = {
  dropdownItemsBefore?: readonly NestedItem[];
  dropdownItemsAfter?: readonly NestedItem[];
};

type DocsPlugin = {
  /** The id of the docs plugin. @default 'default' */
  docsPluginId?: string;
};

/** Built-in types that are allowed in a dropdown. */
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

/** Built-in types that are not allowed in a dropdown. */
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
        /** Docusaurus 3: the versions to list. @default all */
        versions?: readonly string[] | Readonly<Record<string, {label?: string}>>;
      })
  | (LinkAttributes &
      OptionalText &
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

/** The values of the types of fields, but for `items`, which is recursive. */
type Values = {
  string: string;
  number: number;
  boolean: boolean;
  array: readonly unknown[];
  object: Readonly<Record<string, unknown>>;
  any: unknown;
};

type ValueOf<Declared extends Field> = Declared extends {oneOf: readonly (infer Value)[]}
  ? Value
  : Declared extends {type: 'items'}
    ? readonly NestedItem[]
    : Values[Exclude<Declared['type'], 'items'>];

type Fields = Readonly<Record<string, Field>>;

/** A union of the groups of `exactlyOneOf`. */
type Groups<Type> = Type extends {exactlyOneOf: readonly (infer Group)[]} ? Group : never;

/** Names of the fields in groups. */
type GroupedNames<Type> = Type extends {exactlyOneOf: readonly (readonly (infer Name)[])[]}
  ? Name
  : never;

/** Exactly one field of a group. */
type OneOf<Declared extends Fields, Group extends string> = {
  [Name in Group]: {[Present in Name]: ValueOf<Declared[Present]>} & {
    [Absent in Exclude<Group, Name>]?: never;
  };
}[Group];

/** One function per group. A value that all of them accept has one field of each group. */
type GroupFunctions<Declared extends Fields, Group> = Group extends readonly (infer Name extends
  string)[]
  ? (group: OneOf<Declared, Name>) => void
  : never;

type OneOfEach<Type, Declared extends Fields> = [Groups<Type>] extends [never]
  ? unknown
  : GroupFunctions<Declared, Groups<Type>> extends (group: infer Each) => void
    ? Each
    : never;

/** Names of the fields that every item sets: required fields without a default. */
type RequiredNames<Type, Declared extends Fields> = {
  [Name in keyof Declared]: Declared[Name] extends {required: true}
    ? Type extends {defaults: Record<Name, unknown>}
      ? never
      : Name
    : never;
}[keyof Declared];

type DeclaredFields<
  Type,
  Declared extends Fields,
  Required extends keyof Declared = Exclude<RequiredNames<Type, Declared>, GroupedNames<Type>>,
> = {[Name in Required]: ValueOf<Declared[Name]>} & {
  [Name in Exclude<keyof Declared, Required | GroupedNames<Type>>]?: ValueOf<Declared[Name]>;
} & OneOfEach<Type, Declared>;

/**
 * The fields of the items of a type, from its declaration `as const`, for `NavbarItemTypes`.
 *
 * @example
 * interface NavbarItemTypes {
 *   iconLink: FieldsOf<typeof iconLink>;
 * }
 */
export type FieldsOf<Type extends NavbarItemType> = Type extends {
  fields: infer Declared extends Fields;
}
  ? DeclaredFields<Type, Declared>
  : object;

/** `label` is a required string, unless the type declares it. */
type WithLabel<Own> = ('label' extends keyof Own ? unknown : {label: string}) & Own;

type RegisteredItem = {
  [Name in keyof NavbarItemTypes]: WithLabel<NavbarItemTypes[Name]> & {type: Name};
}[keyof NavbarItemTypes];

type Styled = {className?: string};

/** An item in a dropdown. */
export type NestedItem = Styled & (BuiltInLinks | RegisteredItem);

/** An item of the navbar, of a built-in or a registered type. */
export type NavbarItem = Styled & {
  /** The side of the navbar. @default 'left' */
  position?: 'left' | 'right';
} & (BuiltInLinks | BuiltInDropdowns | RegisteredItem);

/** An item of the footer, of any type of the navbar. All items except `html` need a label. */
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

/** The props that tell the variants of an item apart. */
type VariantProps = {
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
};

/** The props of the component of a registered type: the fields of the item, and props that tell the variants apart. */
export type NavbarItemProps<Name extends keyof NavbarItemTypes = never> = VariantProps &
  WithLabel<NavbarItemTypes[Name]>;

type ItemOf<Type, Own> = {
  /** The type that theme-classic gets: the name with the prefix `custom-`. */
  type: Type;
  /** The fields of the item, and the props that the navbar adds. */
  item: VariantProps & Own;
};

/** An item as `@theme/RegisteredNavbarItem` gets it: `type` tells which fields `item` has. */
export type RegisteredItemProps = keyof NavbarItemTypes extends never
  ? ItemOf<string, Record<string, unknown>>
  : {
      [Name in keyof NavbarItemTypes]: ItemOf<`custom-${Name}`, WithLabel<NavbarItemTypes[Name]>>;
    }[keyof NavbarItemTypes];

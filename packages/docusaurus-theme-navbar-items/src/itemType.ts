/** What a field of an item may hold. */
export type Field = {
  /** `items` is a list of items, as in a dropdown: each of them is checked too. `any` is not checked. */
  type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'items' | 'any';
  /** Whether every item needs it. @default false */
  required?: boolean;
  /** The only values allowed. @default any value of the type */
  oneOf?: readonly string[];
};

/** Which fields the items of a type have. */
export type ItemRules = {
  fields?: Readonly<Record<string, Field>>;
  /** Groups of fields of which an item has exactly one, as in `[['to', 'href']]`. @default [] */
  exactlyOneOf?: readonly (readonly string[])[];
  /** Whether the attributes of a link (`target`, `rel`, `aria-*`, …) are passed on to one. */
  isLink?: boolean;
  /** Whether the item opens, so that it cannot stand in a dropdown. */
  isDropdown?: boolean;
};

/** A component for each place where an item can stand. Each is a module whose default export renders the item. */
export type ItemComponents = {
  /** In the navbar itself. */
  desktop: string;
  /** In the menu that opens on narrow screens, where it renders an `<li>`. */
  mobile: string;
  /** In a dropdown of the navbar, where it renders an `<li>`. @default none: such items cannot stand in a dropdown */
  dropdown?: string;
  /** In the footer. @default none: such items cannot stand in the footer */
  footer?: string;
};

/** A kind of navbar item that a site, a theme or a plugin adds. */
export type NavbarItemType = {
  /** The `type` under which the navbar's configuration names it. A letter, then letters, digits, `-` and `_`. */
  name: string;
  /**
   * Module whose default export renders the item: `@site/…`, an absolute path, a package's module, or `@theme/…` for a component
   * that sites may swizzle. One module for all places is told by its props where it stands: `mobile`, `isDropdownItem`,
   * `isFooterItem`.
   */
  component: string | ItemComponents;
  /**
   * The item's own fields. `label` (a string every item needs), `className` and `position` are there without being named; name
   * `label` to make it optional. @default any field is let through
   */
  fields?: Readonly<Record<string, Field>>;
  /** Groups of fields of which an item has exactly one, as in `[['to', 'href']]`. @default [] */
  exactlyOneOf?: readonly (readonly string[])[];
  /** Values of fields that an item does not give. They count when required fields are checked. @default {} */
  defaults?: Readonly<Record<string, unknown>>;
};

/** An item type with the name of who registered it, for error messages. */
export type Registration = {type: NavbarItemType; by: string};

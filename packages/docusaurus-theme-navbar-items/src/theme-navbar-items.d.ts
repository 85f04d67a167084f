// Types of the theme components that this theme adds, and of those that it wraps. Sites that import the package get them.

declare module '@theme/FooterNavbarLink' {
  export type Props = Record<string, unknown> & {className?: string};
  const FooterNavbarLink: import('react').ComponentType<Props>;
  export default FooterNavbarLink;
}

declare module '@theme/FooterNavbarDropdown' {
  export type Props = {label: string; items: readonly Record<string, unknown>[]};
  const FooterNavbarDropdown: import('react').ComponentType<Props>;
  export default FooterNavbarDropdown;
}

declare module '@theme/RegisteredNavbarItem' {
  import type {ComponentType} from 'react';

  export type Props = {
    /** The type that theme-classic gets: the name with the prefix `custom-`. */
    type: string;
    component: ComponentType<Record<string, unknown>>;
    defaults: Record<string, unknown>;
    /** The fields of the item, and the props that the navbar adds. */
    item: Record<string, unknown>;
  };
  const RegisteredNavbarItem: ComponentType<Props>;
  export default RegisteredNavbarItem;
}

declare module '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/ComponentTypes' {
  const ComponentTypes: {[type: string]: import('react').ComponentType<Record<string, unknown>>};
  export default ComponentTypes;
}

declare module '@theme-wrapped/docusaurus-theme-navbar-items/*' {
  const Component: import('react').ComponentType<Record<string, unknown>>;
  export default Component;
}

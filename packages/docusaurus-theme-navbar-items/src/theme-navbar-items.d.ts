// Types of the theme components that this theme adds, and of those that it wraps. Sites that import the package get them.

declare module '@theme/FooterNavbarLink' {
  import type {ComponentType} from 'react';

  export type Props = Record<string, unknown> & {className?: string};
  const FooterNavbarLink: ComponentType<Props>;
  export default FooterNavbarLink;
}

declare module '@theme/FooterNavbarDropdown' {
  import type {ComponentType} from 'react';

  export type Props = {label: string; items: readonly Record<string, unknown>[]};
  const FooterNavbarDropdown: ComponentType<Props>;
  export default FooterNavbarDropdown;
}

declare module '@theme/RegisteredNavbarItem' {
  import type {ComponentType} from 'react';
  import type {RegisteredItemProps} from 'docusaurus-theme-navbar-items';

  export type Props = RegisteredItemProps & {
    /** The components of the variants that the type supports. */
    components: {
      [variant in 'desktop' | 'mobile' | 'dropdown' | 'footer']?: ComponentType<
        Record<string, unknown>
      >;
    };
    defaults: Record<string, unknown>;
  };
  const RegisteredNavbarItem: ComponentType<Props>;
  export default RegisteredNavbarItem;
}

declare module '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/ComponentTypes' {
  import type {ComponentType} from 'react';

  const ComponentTypes: {[type: string]: ComponentType<Record<string, unknown>>};
  export default ComponentTypes;
}

declare module '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/DefaultNavbarItem' {
  import type {ComponentType} from 'react';

  export type Props = Record<string, unknown>;
  const DefaultNavbarItem: ComponentType<Props>;
  export default DefaultNavbarItem;
}

declare module '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/DropdownNavbarItem' {
  import type {ComponentType} from 'react';

  export type Props = Record<string, unknown> & {items: readonly Record<string, unknown>[]};
  const DropdownNavbarItem: ComponentType<Props>;
  export default DropdownNavbarItem;
}

declare module '@theme-wrapped/docusaurus-theme-navbar-items/Footer/LinkItem' {
  import type {ComponentType} from 'react';

  const LinkItem: ComponentType<{item: Record<string, unknown>}>;
  export default LinkItem;
}

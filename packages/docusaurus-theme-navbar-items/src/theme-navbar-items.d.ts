// Types of the modules that webpack resolves. For modules of theme-classic, only what 2.4.3 and 3 have in common and this theme uses.

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

declare module '@theme/NavbarItem' {
  import type {ComponentType} from 'react';

  const NavbarItem: ComponentType<Record<string, unknown>>;
  export default NavbarItem;
}

declare module '@theme/RegisteredNavbarItem' {
  import type {ComponentType} from 'react';

  export type Props = {
    /** The type that theme-classic gets: `custom-<name>`. */
    type: string;
    /** The components of the variants that the type supports. */
    components: {
      [variant in 'desktop' | 'mobile' | 'dropdown' | 'footer']?: ComponentType<
        Record<string, unknown>
      >;
    };
    defaults: Record<string, unknown>;
    /** The fields of the item, and the props that the navbar adds: `mobile`, `isDropdownItem`, `onClick`. */
    item: Record<string, unknown> & {mobile?: boolean; isDropdownItem?: boolean};
  };
  const RegisteredNavbarItem: ComponentType<Props>;
  export default RegisteredNavbarItem;
}

declare module '@theme/SearchBar' {
  import type {ComponentType} from 'react';

  const SearchBar: ComponentType;
  export default SearchBar;
}

declare module '@theme/Root' {
  import type {ComponentType, ReactNode} from 'react';

  const Root: ComponentType<{children: ReactNode}>;
  export default Root;
}

declare module '@theme/Layout/Provider' {
  import type {ComponentType, ReactNode} from 'react';

  const LayoutProvider: ComponentType<{children: ReactNode}>;
  export default LayoutProvider;
}

declare module '@generated/docusaurus-theme-navbar-items/default/registry' {
  import type {Props} from '@theme/RegisteredNavbarItem';

  const registry: {[type: string]: Pick<Props, 'components' | 'defaults'>};
  export default registry;
}

declare module '@generated/docusaurus-theme-navbar-items/default/serverProviders' {
  import type {ComponentType, ReactNode} from 'react';

  export const StaticRouter: ComponentType<{
    location: string;
    context: object;
    children: ReactNode;
  }>;
  export const HelmetProvider: ComponentType<{context: object; children: ReactNode}>;
  export const RouteContextProvider: ComponentType<{
    value: {plugin: {name: string; id: string}};
    children: ReactNode;
  }>;
}

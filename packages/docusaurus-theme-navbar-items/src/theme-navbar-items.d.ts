// What theme-classic gives, as far as this theme uses it: versions 2.4.3 and 3 differ in the rest.

declare module '@theme-init/NavbarItem/ComponentTypes' {
  import type {ComponentType} from 'react';

  const ComponentTypes: {[type: string]: ComponentType<Record<string, unknown>>};
  export default ComponentTypes;
}

declare module '@theme-init/NavbarItem/DefaultNavbarItem' {
  import type {ComponentType} from 'react';

  export type Props = Record<string, unknown>;
  const DefaultNavbarItem: ComponentType<Props>;
  export default DefaultNavbarItem;
}

declare module '@theme-init/NavbarItem/DropdownNavbarItem' {
  import type {ComponentType} from 'react';

  export type Props = Record<string, unknown> & {items: readonly Record<string, unknown>[]};
  const DropdownNavbarItem: ComponentType<Props>;
  export default DropdownNavbarItem;
}

declare module '@theme-init/Footer/LinkItem' {
  import type {ComponentType} from 'react';

  const LinkItem: ComponentType<{item: Record<string, unknown>}>;
  export default LinkItem;
}

declare module '@theme/Footer/LinkItem' {
  export type Props = {
    item: Record<string, unknown> & {label?: string; navbarItem?: Record<string, unknown>};
  };
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
    /** The type, as theme-classic sees it: `custom-<name>`. */
    type: string;
    /** A component for each place that the type has one for. */
    components: {
      [place in 'desktop' | 'mobile' | 'dropdown' | 'footer']?: ComponentType<
        Record<string, unknown>
      >;
    };
    defaults: Record<string, unknown>;
    /** The item's fields, and what the navbar adds: `mobile`, `isDropdownItem`, `onClick`. */
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

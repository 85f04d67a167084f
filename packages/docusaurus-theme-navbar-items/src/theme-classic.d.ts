// Types of the modules that webpack resolves, for this package only. For modules of theme-classic, only what 2.4.3 and 3 have in
// common and this theme uses. Sites get the types of theme-classic itself.

declare module '@theme/Footer/LinkItem' {
  export type Props = {
    item: Record<string, unknown> & {label?: string; navbarItem?: Record<string, unknown>};
  };
}

declare module '@theme/NavbarItem' {
  import type {ComponentType} from 'react';

  const NavbarItem: ComponentType<Record<string, unknown>>;
  export default NavbarItem;
}

declare module '@theme/SearchBar' {
  import type {ComponentType} from 'react';

  const SearchBar: ComponentType;
  export default SearchBar;
}

declare module '@generated/docusaurus-theme-navbar-items/default/registry' {
  import type {Props} from '@theme/RegisteredNavbarItem';

  const registry: {[type: string]: Pick<Props, 'component' | 'defaults'>};
  export default registry;
}

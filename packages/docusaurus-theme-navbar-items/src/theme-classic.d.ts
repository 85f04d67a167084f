// Types of the modules that webpack resolves, for this package only. Sites get the types of theme-classic itself.

declare module '@theme/NavbarItem' {
  const NavbarItem: import('react').ComponentType<Record<string, unknown>>;
  export default NavbarItem;
}

declare module '@theme/SearchBar' {
  const SearchBar: import('react').ComponentType;
  export default SearchBar;
}

declare module '@generated/docusaurus-theme-navbar-items/default/registry' {
  import type {Props} from '@theme/RegisteredNavbarItem';

  const registry: {[type: string]: Pick<Props, 'component' | 'defaults'>};
  export default registry;
}

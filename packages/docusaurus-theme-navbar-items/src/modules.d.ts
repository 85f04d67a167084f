// Modules that webpack resolves, for this package only. Sites get the types of theme-classic itself.

declare module '@theme/NavbarItem';
declare module '@theme/SearchBar';
declare module '@theme-wrapped/docusaurus-theme-navbar-items/*';

declare module '@generated/docusaurus-theme-navbar-items/default/registry' {
  import type {Props} from '@theme/RegisteredNavbarItem';

  const registry: {[type: string]: Pick<Props, 'component' | 'defaults'>};
  export default registry;
}

declare module '@theme-init/NavbarItem/ComponentTypes' {
  import type {ComponentType} from 'react';

  const ComponentTypes: {[type: string]: ComponentType<Record<string, unknown>>};
  export default ComponentTypes;
}

declare module '@generated/docusaurus-theme-navbar-items/default/registry' {
  import type {ComponentType} from 'react';

  const registered: {[type: string]: ComponentType<Record<string, unknown>>};
  export default registered;
}

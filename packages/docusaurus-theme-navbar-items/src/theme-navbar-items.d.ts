// The types of the theme component. Sites that import the package get them.

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

import type {FieldsOf} from 'docusaurus-theme-navbar-items';
import type itemTypes from './itemTypes.cjs';

declare module 'docusaurus-theme-navbar-items' {
  interface NavbarItemTypes {
    iconLink: FieldsOf<typeof itemTypes.iconLink>;
    copyLink: FieldsOf<typeof itemTypes.copyLink>;
    tabSelect: FieldsOf<typeof itemTypes.tabSelect>;
    userMenu: FieldsOf<typeof itemTypes.userMenu>;
  }
}

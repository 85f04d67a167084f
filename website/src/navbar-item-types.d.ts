import type {IconName} from './components/IconLink/icons';

declare module 'docusaurus-theme-navbar-items' {
  interface NavbarItemTypes {
    /** A link that is an icon in the navbar. */
    iconLink: {icon: IconName; href: string};
  }
}

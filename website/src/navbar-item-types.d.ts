import type {IconName} from './components/IconLink/icons';

declare module 'docusaurus-theme-navbar-items' {
  interface NavbarItemTypes {
    /** A navbar link with an icon instead of text. */
    iconLink: {icon: IconName; href: string};
  }
}

import type {LinkTarget} from 'docusaurus-theme-navbar-items';

declare module 'docusaurus-theme-navbar-items' {
  interface NavbarItemTypes {
    iconLink: {icon: 'code' | 'feed'} & LinkTarget;
    copyLink: {copiedLabel: string};
    tabSelect: {groupId: string; tabs: readonly string[]};
    userMenu: {sessionUrl: string; signInUrl: string; items: readonly object[]};
  }
}

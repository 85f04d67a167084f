import React, {useContext} from 'react';
import LinkItem from '@theme-wrapped/docusaurus-theme-navbar-items/Footer/LinkItem';
import DefaultNavbarItem from '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/DefaultNavbarItem';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';

type Props = Record<string, unknown> & {className?: string};

/** Props of navbar links. A footer link would render them as HTML attributes. */
const navbarProps = [
  ...['activeBasePath', 'activeBaseRegex', 'activeClassName', 'exact', 'isActive', 'strict'],
  ...['isDropdownItem', 'isFooterItem', 'mobile', 'position'],
];

/** Renders a link in the navbar or in the footer. The types `doc`, `docSidebar` and `docsVersion` use this component. */
export default function DefaultNavbarItemOrFooterLink({className, ...props}: Props) {
  if (useContext(FooterLabelContext) === undefined) {
    return <DefaultNavbarItem className={className} {...props} />;
  }
  const link = Object.entries(props).filter(([name]) => !navbarProps.includes(name));
  // In Docusaurus 2, the class of the item replaces the default class of the link.
  const classes = className ? {className: `footer__link-item ${className}`} : {};
  return <LinkItem item={{...Object.fromEntries(link), ...classes}} />;
}

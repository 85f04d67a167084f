import React from 'react';
import LinkItem from '@theme-wrapped/docusaurus-theme-navbar-items/Footer/LinkItem';
import type {Props} from '@theme/FooterNavbarLink';

/** Props of navbar links. A footer link would render them as HTML attributes. */
const navbarProps = [
  'activeBasePath',
  'activeBaseRegex',
  'activeClassName',
  'exact',
  'isActive',
  'isDropdownItem',
  'isFooterItem',
  'mobile',
  'position',
  'strict',
];

/** Renders a link of the navbar in the footer. */
export default function FooterNavbarLink({className, ...props}: Props) {
  const link = Object.fromEntries(
    Object.entries(props).filter(([name]) => !navbarProps.includes(name)),
  );
  // In Docusaurus 2, the class of the item replaces the default class of the link.
  const classes = className ? {className: `footer__link-item ${className}`} : {};
  return <LinkItem item={{...link, ...classes}} />;
}

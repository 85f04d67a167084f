import React from 'react';
import LinkItem from '@theme-init/Footer/LinkItem';
import type {Props} from '@theme/FooterNavbarLink';

/** Props for links of the navbar: on a link of the footer they would end up as attributes of the element. */
const navbarProps = [
  'activeBasePath',
  'activeBaseRegex',
  'activeClassName',
  'exact',
  'isActive',
  'isDropdownItem',
  'mobile',
  'position',
  'strict',
];

/** A link that the navbar would show, as a link of the footer. */
export default function FooterNavbarLink({className, ...props}: Props) {
  const link = Object.fromEntries(
    Object.entries(props).filter(([name]) => !navbarProps.includes(name)),
  );
  // In Docusaurus 2 a class of the item takes the place of the link's own.
  const classes = className ? {className: `footer__link-item ${className}`} : {};
  return <LinkItem item={{...link, ...classes}} />;
}

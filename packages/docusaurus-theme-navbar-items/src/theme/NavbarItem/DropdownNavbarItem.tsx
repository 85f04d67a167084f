import React, {useContext} from 'react';
import DropdownNavbarItem, {type Props} from '@theme-init/NavbarItem/DropdownNavbarItem';
import FooterNavbarDropdown from '@theme/FooterNavbarDropdown';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';

/** A dropdown of the navbar, which in the footer stands open. The types `localeDropdown` and `docsVersionDropdown` are rendered with it. */
export default function DropdownNavbarItemOrFooterList(props: Props) {
  const footerLabel = useContext(FooterLabelContext);
  return footerLabel === undefined ? (
    <DropdownNavbarItem {...props} />
  ) : (
    <FooterNavbarDropdown label={footerLabel} items={props.items} />
  );
}

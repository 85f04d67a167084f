import React, {useContext} from 'react';
import DropdownNavbarItem from '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/DropdownNavbarItem';
import FooterNavbarDropdown, {type Props} from '@theme/FooterNavbarDropdown';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';

/** Renders a dropdown in the navbar, or a list in the footer. The types `localeDropdown` and `docsVersionDropdown` use this component. */
export default function DropdownNavbarItemOrFooterList(props: Props) {
  const footerLabel = useContext(FooterLabelContext);
  return footerLabel === undefined ? (
    <DropdownNavbarItem {...props} />
  ) : (
    <FooterNavbarDropdown label={footerLabel} items={props.items} />
  );
}

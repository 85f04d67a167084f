import React from 'react';
import LinkItem from '@theme-init/Footer/LinkItem';
import NavbarItem from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';
import type {Props} from '@theme/Footer/LinkItem';

/** A link of the footer, or an item of the navbar in its place. */
export default function LinkOrNavbarItem({item}: Props) {
  const {label = '', navbarItem} = item;
  if (!navbarItem) {
    return <LinkItem item={item} />;
  }
  if (navbarItem.type === 'search') {
    // Not the item of the navbar, whose container is positioned in the navbar.
    return <SearchBar />;
  }
  return (
    <FooterLabelContext.Provider value={label}>
      <NavbarItem label={label} {...navbarItem} />
    </FooterLabelContext.Provider>
  );
}

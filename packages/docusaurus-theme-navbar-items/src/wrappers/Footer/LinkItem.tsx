import React from 'react';
import LinkItem from '@theme-wrapped/docusaurus-theme-navbar-items/Footer/LinkItem';
import NavbarItem from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';

type Props = {item: {label?: string; navbarItem?: Record<string, unknown>}};

/** Renders a link of the footer, or the navbar item that `footerLinks` put into the link. */
export default function LinkOrNavbarItem({item}: Props) {
  const {label = '', navbarItem} = item;
  if (!navbarItem) {
    return <LinkItem item={item} />;
  }
  if (navbarItem.type === 'search') {
    // The `search` item of the navbar renders a container that is positioned inside the navbar.
    return <SearchBar />;
  }
  return (
    <FooterLabelContext.Provider value={label}>
      <NavbarItem label={label} {...navbarItem} />
    </FooterLabelContext.Provider>
  );
}

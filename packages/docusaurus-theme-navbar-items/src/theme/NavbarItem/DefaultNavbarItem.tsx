import React, {useContext} from 'react';
import DefaultNavbarItem, {type Props} from '@theme-init/NavbarItem/DefaultNavbarItem';
import FooterNavbarLink from '@theme/FooterNavbarLink';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';

/** A link of the navbar, which in the footer looks like a link of the footer. The types `doc`, `docSidebar`, … are rendered with it. */
export default function DefaultNavbarItemOrFooterLink(props: Props) {
  const isFooterItem = useContext(FooterLabelContext) !== undefined;
  return isFooterItem ? <FooterNavbarLink {...props} /> : <DefaultNavbarItem {...props} />;
}

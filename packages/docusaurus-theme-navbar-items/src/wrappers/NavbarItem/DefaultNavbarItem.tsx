import React, {useContext} from 'react';
import DefaultNavbarItem from '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/DefaultNavbarItem';
import FooterNavbarLink, {type Props} from '@theme/FooterNavbarLink';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';

/** Renders a link in the navbar or in the footer. The types `doc`, `docSidebar` and `docsVersion` use this component. */
export default function DefaultNavbarItemOrFooterLink(props: Props) {
  const isFooterItem = useContext(FooterLabelContext) !== undefined;
  return isFooterItem ? <FooterNavbarLink {...props} /> : <DefaultNavbarItem {...props} />;
}

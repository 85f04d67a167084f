import React, {useContext} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  FooterLabelContext,
  ItemBoundary,
  configPathOf,
  itemName,
  leftOut,
  leftOutAttribute,
} from 'docusaurus-theme-navbar-items/client';
import type {Props} from '@theme/RegisteredNavbarItem';

/** Throws inside the error boundary, which reports it as an error of the item. */
function MissingComponent(): never {
  throw new Error('The module of the component has no default export.');
}

/** Renders an item of a registered type with the component of its variant, inside an error boundary. */
export default function RegisteredNavbarItem({type, components, defaults, item}: Props) {
  const isFooterItem = useContext(FooterLabelContext) !== undefined;
  const {themeConfig} = useDocusaurusContext().siteConfig;
  const navbarVariant = item.isDropdownItem ? 'dropdown' : 'desktop';
  const variant = isFooterItem ? 'footer' : item.mobile ? 'mobile' : navbarVariant;
  const configPath = configPathOf(themeConfig, type, item);

  // Docusaurus renders the mobile menu in browsers only, so the server check leaves out no item there.
  if (configPath !== undefined && variant !== 'mobile' && leftOut.has(configPath)) {
    return <template {...{[leftOutAttribute]: configPath}} />;
  }
  const Item = components[variant] ?? MissingComponent;
  return (
    <ItemBoundary name={itemName(configPath, type)}>
      <Item {...defaults} {...item} {...(isFooterItem && {isFooterItem})} />
    </ItemBoundary>
  );
}

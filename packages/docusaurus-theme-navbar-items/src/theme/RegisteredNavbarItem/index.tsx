import React, {useContext} from 'react';
import {FooterLabelContext, ItemBoundary} from 'docusaurus-theme-navbar-items/client';
import type {Props} from '@theme/RegisteredNavbarItem';

/** Throws inside the error boundary, which reports it as an error of the item. */
function MissingComponent(): never {
  throw new Error('The module of the component has no default export.');
}

/** Renders an item of a registered type with the component of its variant, inside an error boundary. */
export default function RegisteredNavbarItem({type, components, defaults, item}: Props) {
  const isFooterItem = useContext(FooterLabelContext) !== undefined;
  const navbarVariant = item.isDropdownItem ? 'dropdown' : 'desktop';
  const variant = isFooterItem ? 'footer' : item.mobile ? 'mobile' : navbarVariant;
  const Item = components[variant] ?? MissingComponent;
  return (
    <ItemBoundary name={`The navbar item "${String(item.label)}" (${type})`}>
      <Item {...defaults} {...item} {...(isFooterItem && {isFooterItem})} />
    </ItemBoundary>
  );
}

import React, {useContext} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  FooterLabelContext,
  ItemBoundary,
  itemName,
  leftOut,
  leftOutAttribute,
  leftOutKey,
  placedItems,
  positionOf,
} from 'docusaurus-theme-navbar-items/client';
import type {Props} from '@theme/RegisteredNavbarItem';

/** Stands for a component that is not there. It throws where the error is caught and told, as a component's own would be. */
function MissingComponent(): never {
  throw new Error('The module of its component has no default export.');
}

/** An item of a registered type: the type's component for the place where it stands, which may fail without harm to the page. */
export default function RegisteredNavbarItem({type, components, defaults, item}: Props) {
  const isFooterItem = useContext(FooterLabelContext) !== undefined;
  const {themeConfig} = useDocusaurusContext().siteConfig;
  const barPlace = item.isDropdownItem ? 'dropdown' : 'desktop';
  const place = isFooterItem ? 'footer' : item.mobile ? 'mobile' : barPlace;
  const position = positionOf(placedItems(themeConfig), type, item);

  if (position !== undefined && leftOut.has(leftOutKey(position, place))) {
    return <template {...{[leftOutAttribute]: leftOutKey(position, place)}} />;
  }
  const Item = components[place] ?? MissingComponent;
  return (
    <ItemBoundary name={itemName(position, type)}>
      <Item {...defaults} {...item} {...(isFooterItem && {isFooterItem})} />
    </ItemBoundary>
  );
}

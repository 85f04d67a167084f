import React, {useContext} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  FooterLabelContext,
  ItemBoundary,
  leftOut,
  leftOutAttribute,
  leftOutKey,
  placedItems,
  positionOf,
} from 'docusaurus-theme-navbar-items/client';
import type {Props} from '@theme/RegisteredNavbarItem';

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
  const name = `${position ?? 'A navbar item'} (${type.replace('custom-', '')})`;
  const Item = components[place];
  if (!Item) {
    console.error(`${name} is left out: its component for "${place}" has no default export.`);
    return null;
  }
  return (
    <ItemBoundary name={name}>
      <Item {...defaults} {...item} {...(isFooterItem && {isFooterItem})} />
    </ItemBoundary>
  );
}

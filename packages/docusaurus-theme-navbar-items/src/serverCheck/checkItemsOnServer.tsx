import React, {type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import siteConfig from '@generated/docusaurus.config';
import registry from '@generated/docusaurus-theme-navbar-items/default/registry';
import NavbarItem from '@theme/NavbarItem';
import {
  FooterLabelContext,
  itemName,
  leftOut,
  leftOutKey,
  placedItems,
  type PlacedItem,
} from 'docusaurus-theme-navbar-items/client';
import {ServerPage} from './ServerPage';

/** What the item throws when it is rendered on the server, if it does. */
function failure(element: ReactElement): string | undefined {
  try {
    renderToStaticMarkup(<ServerPage>{element}</ServerPage>);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Leaves an item out that throws where the pages show it. */
function checkOnPage({item, position, menu, isNested}: PlacedItem): boolean {
  const place = menu === 'footer' ? 'footer' : isNested ? 'dropdown' : 'desktop';
  const thrown = failure(
    <FooterLabelContext.Provider value={menu === 'footer' ? '' : undefined}>
      <NavbarItem {...item} isDropdownItem={place === 'dropdown'} />
    </FooterLabelContext.Provider>,
  );
  if (thrown === undefined) {
    return true;
  }
  leftOut.add(leftOutKey(position, place));
  console.error(
    `[ERROR] ${itemName(position, String(item.type))} threw when it was rendered on the server, and is left out of every page: ${thrown}`,
  );
  return false;
}

/** Only warns: Docusaurus renders this menu in browsers alone, so that a component may use there what a server does not have. */
function checkInMobileMenu({item, position, isNested}: PlacedItem): void {
  const thrown = failure(<NavbarItem mobile {...item} isDropdownItem={isNested} />);
  if (thrown !== undefined) {
    console.warn(
      `[WARNING] ${itemName(position, String(item.type))} threw when it was rendered on the server as it stands in the mobile menu. Look at it there: ${thrown}`,
    );
  }
}

/** Renders each item of a registered type once. One that throws is left out of the pages, which would all fail with it. */
export function checkItemsOnServer(): void {
  const items = placedItems(siteConfig.themeConfig).filter(
    ({item}) => typeof item.type === 'string' && item.type in registry,
  );
  const broken = items.length > 0 ? failure(<></>) : undefined;
  if (broken !== undefined) {
    console.warn(`[WARNING] Navbar items could not be checked on the server: ${broken}`);
    return;
  }
  for (const item of items) {
    if (checkOnPage(item) && item.menu === 'navbar') {
      checkInMobileMenu(item);
    }
  }
}

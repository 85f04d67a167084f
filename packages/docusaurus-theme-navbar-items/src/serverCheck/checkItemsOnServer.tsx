import React, {type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import siteConfig from '@generated/docusaurus.config';
import registry from '@generated/docusaurus-theme-navbar-items/default/registry';
import NavbarItem from '@theme/NavbarItem';
import {
  FooterLabelContext,
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

function checkItem({item, position, menu, isNested}: PlacedItem): void {
  const name = `${position} (${String(item.type).replace('custom-', '')})`;
  const place = menu === 'footer' ? 'footer' : isNested ? 'dropdown' : 'desktop';
  const element = <NavbarItem {...item} {...(place === 'dropdown' && {isDropdownItem: true})} />;
  const thrown = failure(
    <FooterLabelContext.Provider value={menu === 'footer' ? '' : undefined}>
      {element}
    </FooterLabelContext.Provider>,
  );
  if (thrown !== undefined) {
    leftOut.add(leftOutKey(position, place));
    console.error(
      `[ERROR] ${name} threw when it was rendered on the server, and is left out of every page: ${thrown}`,
    );
  }
  const thrownInMenu =
    menu === 'navbar' && failure(<NavbarItem mobile {...item} isDropdownItem={isNested} />);
  // Docusaurus renders this menu in browsers only, so that a component may use there what a server does not have.
  if (typeof thrownInMenu === 'string' && thrown === undefined) {
    console.warn(
      `[WARNING] ${name} threw when it was rendered on the server as it stands in the mobile menu. Look at it there: ${thrownInMenu}`,
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
  items.forEach(checkItem);
}

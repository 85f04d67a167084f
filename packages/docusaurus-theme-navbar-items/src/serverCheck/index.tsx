import React, {type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import siteConfig from '@generated/docusaurus.config';
import {
  HelmetProvider,
  RouteContextProvider,
  StaticRouter,
} from '@generated/docusaurus-theme-navbar-items/default/serverProviders';
import LayoutProvider from '@theme/Layout/Provider';
import NavbarItem from '@theme/NavbarItem';
import Root from '@theme/Root';
import {FooterLabelContext, itemName, leftOut} from 'docusaurus-theme-navbar-items/client';
import {configuredItems, isCustomType, type ConfiguredItem} from '../items';

// The theme adds this module to the server bundle, before the entry of Docusaurus. React 17 has no error boundaries on the server:
// without the check, an item that throws fails every page.

/**
 * Renders an element on the server, inside the contexts that Docusaurus provides for the navbar and the footer of a page.
 *
 * @returns the message of the error, or `undefined` if the element renders
 */
function errorOf(element: ReactElement): string | undefined {
  try {
    renderToStaticMarkup(
      <HelmetProvider context={{}}>
        <StaticRouter location={siteConfig.baseUrl} context={{}}>
          <Root>
            <RouteContextProvider
              value={{plugin: {name: 'docusaurus-theme-navbar-items', id: 'default'}}}
            >
              <LayoutProvider>{element}</LayoutProvider>
            </RouteContextProvider>
          </Root>
        </StaticRouter>
      </HelmetProvider>,
    );
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Checks an item and excludes it from the pages if it throws. */
function checkInPages({item, configPath, menu, isNested}: ConfiguredItem): boolean {
  const isFooter = menu === 'footer';
  const message = errorOf(
    <FooterLabelContext.Provider value={isFooter ? '' : undefined}>
      <NavbarItem {...item} isDropdownItem={!isFooter && isNested} />
    </FooterLabelContext.Provider>,
  );
  if (message === undefined) {
    return true;
  }
  leftOut.add(configPath);
  console.error(
    `[ERROR] ${itemName(configPath, String(item.type))} threw an error on the server and is left out of every page: ${message}`,
  );
  return false;
}

/** Only warns: Docusaurus renders the mobile menu in browsers only, where the component may work. */
function checkInMobileMenu({item, configPath, isNested}: ConfiguredItem): void {
  const message = errorOf(<NavbarItem mobile {...item} isDropdownItem={isNested} />);
  if (message !== undefined) {
    console.warn(
      `[WARNING] ${itemName(configPath, String(item.type))} threw an error on the server in its mobile variant. Check the mobile menu in a browser: ${message}`,
    );
  }
}

// Does not import the registry. Its components can import `@theme/NavbarItem`, which imports the registry: if the registry is the
// first of them that is evaluated, `@theme/NavbarItem/ComponentTypes` reads it before it exists.
const items = configuredItems(siteConfig.themeConfig).filter(({item}) => isCustomType(item.type));
const brokenPage = items.length > 0 ? errorOf(<></>) : undefined;
if (brokenPage === undefined) {
  for (const item of items) {
    if (checkInPages(item) && item.menu === 'navbar') {
      checkInMobileMenu(item);
    }
  }
} else {
  console.warn(`[WARNING] The navbar items could not be checked on the server: ${brokenPage}`);
}

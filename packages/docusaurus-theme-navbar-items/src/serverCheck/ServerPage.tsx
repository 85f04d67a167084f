import React, {type ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {
  HelmetProvider,
  RouteContextProvider,
  StaticRouter,
} from '@generated/docusaurus-theme-navbar-items/default/serverProviders';
import LayoutProvider from '@theme/Layout/Provider';
import Root from '@theme/Root';

/** The contexts in which Docusaurus renders a page's navbar and footer. */
export function ServerPage({children}: {children: ReactNode}) {
  return (
    <HelmetProvider context={{}}>
      <StaticRouter location={siteConfig.baseUrl} context={{}}>
        <Root>
          <RouteContextProvider
            value={{plugin: {name: 'docusaurus-theme-navbar-items', id: 'default'}}}
          >
            <LayoutProvider>{children}</LayoutProvider>
          </RouteContextProvider>
        </Root>
      </StaticRouter>
    </HelmetProvider>
  );
}

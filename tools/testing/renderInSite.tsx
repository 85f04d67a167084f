import React, {useContext, type ReactElement, type ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import codeTranslations from '@generated/codeTranslations';
import {cleanup, render} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {afterEach} from 'vitest';

export type Site = {
  /**
   * URL of the shown page, with base URL.
   *
   * @default '/'
   */
  url?: string;
  /**
   * Locale of the shown page.
   *
   * @default 'en', which is the default locale of the site
   */
  locale?: string;
  /** Theme configuration of the site. @default {} */
  themeConfig?: Record<string, unknown>;
  /** Global data by plugin name and plugin id. @default {} */
  globalData?: Record<string, Record<string, unknown>>;
  /** UI strings by id. @default {}, which shows the strings of the source code */
  translations?: Record<string, string>;
};

function SiteContext({locale, themeConfig, globalData, children}: Site & {children: ReactNode}) {
  const site = useContext(Context);
  const locales = [...new Set([site.i18n.defaultLocale, locale ?? 'en'])];
  const localeConfigs = Object.fromEntries(
    locales.map((code) => [
      code,
      {
        label: new Intl.DisplayNames([code], {type: 'language'}).of(code) ?? code,
        htmlLang: code,
        direction: 'ltr' as const,
        calendar: 'gregory',
        path: code,
      },
    ]),
  );
  return (
    <Context.Provider
      value={{
        ...site,
        siteConfig: {...site.siteConfig, themeConfig: themeConfig ?? {}},
        i18n: {...site.i18n, locales, currentLocale: locale ?? 'en', localeConfigs},
        globalData: globalData ?? {},
      }}
    >
      {children}
    </Context.Provider>
  );
}

afterEach(() => {
  cleanup();
  for (const id of Object.keys(codeTranslations)) {
    Reflect.deleteProperty(codeTranslations, id);
  }
});

/**
 * Renders a component as a page of a Docusaurus site does: with the site's context, router and document head.
 *
 * @returns the queries of Testing Library, and `user`, which acts as a reader does
 */
export function renderInSite(component: ReactElement, site: Site = {}) {
  Object.assign(codeTranslations, site.translations);
  const rendered = render(component, {
    wrapper: ({children}) => (
      <HelmetProvider>
        <SiteContext {...site}>
          <MemoryRouter initialEntries={[site.url ?? '/']}>
            <BrowserContextProvider>{children}</BrowserContextProvider>
          </MemoryRouter>
        </SiteContext>
      </HelmetProvider>
    ),
  });
  return {...rendered, user: userEvent.setup()};
}

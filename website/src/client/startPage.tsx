import React, {useEffect, useRef} from 'react';
import ReactDOM from 'react-dom';
import {BrowserRouter} from 'react-router-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {handOver} from '@site/src/components/EarlySearch/handOver';
import SearchBar from '@theme/SearchBar';
import type {SearchThemeConfig} from 'docusaurus-theme-search-meilisearch';
import {searchProvider} from 'docusaurus-theme-search-meilisearch/client';

const selectField = () => document.querySelector<HTMLInputElement>('input#_search:focus');

/** Search that opens as soon as it is rendered. Its own button is hidden. */
function OpenSearch({onLeave, onClose}: {onLeave: () => void; onClose: () => void}) {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();

  useEffect(() => {
    // There is no page that could be replaced.
    history.block(({pathname, search, hash}, action) => {
      if (action !== 'POP') {
        if (pathname + search !== window.location.pathname + window.location.search) {
          onLeave();
        }
        window.location.assign(pathname + search + hash);
        return false;
      }
      return undefined;
    });
    const open = async () => {
      const field = selectField();
      const button = root.current?.querySelector('button');
      if (!field || !button || !(await handOver(field, button))) {
        onClose();
        return;
      }
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.search-pending, .search-modal')) {
          observer.disconnect();
          onClose();
        }
      });
      observer.observe(document.body, {childList: true});
    };
    // React renders after a click only outside of its own effects.
    queueMicrotask(() => void open());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Rendered once.
  }, []);

  return (
    <div ref={root} hidden>
      <SearchBar />
    </div>
  );
}

/**
 * Lets a reader search before the page is hydrated, which takes seconds on a slow phone. The browser, and not the router, opens the
 * page that is found.
 *
 * @returns promise that resolves when search is closed
 */
function searchFirst(): Promise<void> {
  const {baseUrl, themeConfig} = siteConfig;
  const {searchMeilisearch} = themeConfig as {searchMeilisearch: SearchThemeConfig};
  // Requested before React renders. Search reports errors.
  import(/* webpackChunkName: "search-modal" */ '@theme/SearchModal').catch(() => undefined);
  searchProvider(baseUrl, searchMeilisearch).preload?.();
  return new Promise((resolve) => {
    const root = document.createElement('div');
    document.body.append(root);
    let isLeaving = false;
    const close = () => {
      ReactDOM.unmountComponentAtNode(root);
      root.remove();
      resolve();
    };
    const search = (
      <OpenSearch onLeave={() => (isLeaving = true)} onClose={() => isLeaving || close()} />
    );
    // The reader comes back.
    window.addEventListener('pageshow', ({persisted}) => persisted && isLeaving && close());
    ReactDOM.render(<BrowserRouter>{search}</BrowserRouter>, root);
  });
}

/** Runs the scripts of the page. Without one of them, Docusaurus would fail for good. */
function loadOwnScripts(): Promise<unknown> {
  const list = document.querySelector('#page-scripts')?.textContent ?? '';
  const {own} = JSON.parse(list) as {own: string[]};
  return Promise.all(own.map(window.loadScript));
}

type Routes = {component?: unknown; routes?: Routes}[];

/** Makes Docusaurus wait before it loads the code of pages. */
function waitFor(ready: () => Promise<unknown>, all: Routes): void {
  for (const {component, routes: children = []} of all) {
    const page = component as {preload: () => unknown};
    const {preload} = page;
    page.preload = () => ready().then(preload);
    waitFor(ready, children);
  }
}

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  const isClosed = selectField() ? searchFirst() : Promise.resolve();
  const isLoaded = isClosed.then(loadOwnScripts);
  waitFor(() => isLoaded, routes);
}

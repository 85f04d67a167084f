import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import SearchButton from '@theme/SearchButton';

/** Opens the search of the navbar, which every page has. A second search would listen to the same keys. */
function openSearch(): void {
  document.querySelector<HTMLButtonElement>('.navbar .search-button')?.click();
}

/** The not-found page, with a search button and the links of the navbar to parts of the site. */
export default function NotFound() {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  const links = items.filter((item) => !('items' in item) && item.position !== 'right');
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <>
      <PageMetadata title={title} />
      <Layout>
        <main className="container margin-vert--xl">
          <h1>{title}</h1>
          <p>
            <Translate id="theme.NotFound.p1">
              We could not find what you were looking for.
            </Translate>
          </p>
          <p>
            <Translate id="theme.NotFound.p2">
              Please contact the owner of the site that linked you to the original URL and let them
              know their link is broken.
            </Translate>
          </p>
          <SearchButton hotKeys={false} onOpen={openSearch} onIntent={() => undefined} />
          <ul className="menu__list margin-top--lg">
            {links.map((item) => (
              <NavbarItem key={JSON.stringify(item)} {...item} mobile />
            ))}
          </ul>
        </main>
      </Layout>
    </>
  );
}

import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {findSidebarCategory, useDocsSidebar} from '@docusaurus/theme-common/internal';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {Props} from '@theme/DocPaginator';

/** Label of the category that contains a page. Undefined at the top of the sidebar. */
function sectionOf(sidebar: PropSidebar, permalink: string): string | undefined {
  return findSidebarCategory(sidebar, ({items}) =>
    items.some((item) => 'href' in item && item.href === permalink),
  )?.label;
}

/** The links to the previous and the next page, each with the section that the page is in. */
export default function DocPaginator({previous, next}: Props) {
  const sidebar = useDocsSidebar()?.items ?? [];
  const withSection = (direction: JSX.Element, permalink: string) => {
    const section = sectionOf(sidebar, permalink);
    return (
      <>
        {direction}
        {section && ` · ${section}`}
      </>
    );
  };
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages'})}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={withSection(
            <Translate id="theme.docs.paginator.previous">Previous</Translate>,
            previous.permalink,
          )}
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          subLabel={withSection(
            <Translate id="theme.docs.paginator.next">Next</Translate>,
            next.permalink,
          )}
          isNext
        />
      )}
    </nav>
  );
}

import React, {type ComponentProps} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {findSidebarCategory, useDocsSidebar} from '@docusaurus/theme-common/internal';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {Props} from '@theme/DocPaginator';

/** A link with the category of the sidebar that contains the page, if there is one. */
function NavLink({subLabel, ...link}: ComponentProps<typeof PaginatorNavLink>) {
  const sidebar = useDocsSidebar()?.items ?? [];
  const section = findSidebarCategory(sidebar, ({items}) =>
    items.some((item) => 'href' in item && item.href === link.permalink),
  );
  return (
    <PaginatorNavLink
      {...link}
      subLabel={
        <>
          {subLabel}
          {section && ` · ${section.label}`}
        </>
      }
    />
  );
}

/** The links to the previous and the next page, each with the section that the page is in. */
export default function DocPaginator({previous, next}: Props) {
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages'})}
    >
      {previous && (
        <NavLink
          {...previous}
          subLabel={<Translate id="theme.docs.paginator.previous">Previous</Translate>}
        />
      )}
      {next && (
        <NavLink
          {...next}
          subLabel={<Translate id="theme.docs.paginator.next">Next</Translate>}
          isNext
        />
      )}
    </nav>
  );
}

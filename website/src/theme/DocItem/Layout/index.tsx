import React from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
import Translate from '@docusaurus/Translate';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';
import {tableOfContentsId} from '@site/src/components/popoverIds';

/**
 * A page with one table of contents: in wide windows in a column, in small windows in a popover, which the browser opens without
 * scripts. The stock layout has two, and the one of small windows is empty before hydration.
 */
export default function DocItemLayout({children}: Props) {
  const {frontMatter, toc} = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx('col', !frontMatter.hide_table_of_contents && styles.docItemCol)}>
        <DocVersionBanner />
        <div className={styles.docItemContainer}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasToc && (
              <button
                type="button"
                className="theme-doc-toc-mobile toc-button"
                popovertarget={tableOfContentsId}
              >
                <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
              </button>
            )}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasToc && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}

import React from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/CollapseButton/styles.module.css';
import IconArrow from '@theme/Icon/Arrow';

/** Hides the sidebar of wide windows, without scripts (`src/css/menu.css`). */
export default function CollapseButton() {
  const title = translate({
    id: 'theme.docs.sidebar.collapseButtonTitle',
    message: 'Collapse sidebar',
  });
  return (
    <label
      className={clsx('button button--secondary button--outline', styles.collapseSidebarButton)}
      title={title}
    >
      <input type="checkbox" className="sidebar-toggle" aria-label={title} />
      <IconArrow className={styles.collapseSidebarButtonIcon} />
    </label>
  );
}

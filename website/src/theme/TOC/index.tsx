import React, {type ComponentProps} from 'react';
import OriginalTOC from '@theme-original/TOC';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The table of contents as a landmark, because on some pages it is outside `main`. */
export default function TOC(props: ComponentProps<typeof OriginalTOC>) {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
      })}
    >
      <OriginalTOC {...props} />
    </nav>
  );
}

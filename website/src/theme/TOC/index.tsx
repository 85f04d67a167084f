import React, {type ComponentProps} from 'react';
import OriginalTOC from '@theme-original/TOC';
import {translate} from '@docusaurus/Translate';
import {tableOfContentsId} from '@site/src/components/popoverIds';

/**
 * The table of contents as a landmark, because on some pages it is outside `main`. In small windows, it is a popover that a button of
 * the page opens (`DocItem/Layout`).
 */
export default function TOC(props: ComponentProps<typeof OriginalTOC>) {
  return (
    <nav
      id={tableOfContentsId}
      popover=""
      className="site-toc"
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
      })}
    >
      <OriginalTOC {...props} />
    </nav>
  );
}

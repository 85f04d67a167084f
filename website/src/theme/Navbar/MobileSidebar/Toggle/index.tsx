import React from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {menuId} from '@site/src/components/popoverIds';

/** Opens the menu. The browser sets its expanded state for assistive technology. */
export default function MobileSidebarToggle() {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      popovertarget={menuId}
    >
      <IconMenu />
    </button>
  );
}

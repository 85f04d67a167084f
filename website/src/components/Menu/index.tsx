import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import {menuId} from '../popoverIds';

function MenuItems() {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem mobile {...item} key={index} />
      ))}
    </ul>
  );
}

/**
 * The menu of small windows: the items of the navbar, and below them the sidebar of the page. The browser opens and closes it, without
 * scripts. In wide windows, only the sidebar is visible, in its column.
 */
export default function Menu({sidebar}: {sidebar?: ReactNode}) {
  return (
    <div id={menuId} popover="" className="site-menu">
      <nav
        className="site-menu__main menu"
        aria-label={translate({id: 'site.menu.main', message: 'Main menu'})}
      >
        <div className="site-menu__head">
          <NavbarLogo />
          <NavbarColorModeToggle className="margin-right--md" />
          <button
            type="button"
            className="clean-btn"
            aria-label={translate({
              id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
              message: 'Close navigation bar',
            })}
            popovertarget={menuId}
            popovertargetaction="hide"
          >
            <IconClose color="var(--ifm-color-emphasis-600)" />
          </button>
        </div>
        {sidebar ? (
          <details>
            <summary className="menu__link menu__link--sublist-caret">
              <Translate id="site.menu.main">Main menu</Translate>
            </summary>
            <MenuItems />
          </details>
        ) : (
          <MenuItems />
        )}
      </nav>
      {sidebar}
    </div>
  );
}

import React, {type HTMLAttributes} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

/**
 * A dropdown of the navbar or of the menu of small windows: `<details>`, which the browser opens without scripts. In the navbar, it
 * also opens when it is pointed at (`src/css/layout.css`), and `plugins/controls.js` closes it.
 */
export default function DropdownNavbarItem(props: Props) {
  const {mobile, items, label, children, position, onPointerEnter, onTouchStart, onFocus} = props;
  const dropdown = (
    <details
      {...({onPointerEnter, onTouchStart, onFocus} as HTMLAttributes<HTMLElement>)}
      className={clsx(
        !mobile && 'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
      )}
    >
      <summary className={mobile ? 'menu__link menu__link--sublist-caret' : 'navbar__link'}>
        {children ?? label}
      </summary>
      <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
        {items.map((item, index) => (
          <NavbarItem
            mobile={mobile}
            isDropdownItem
            activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
            {...item}
            key={index}
          />
        ))}
      </ul>
    </details>
  );
  return mobile ? <li className="menu__list-item">{dropdown}</li> : dropdown;
}

import React, {type HTMLAttributes} from 'react';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

/** A dropdown of the navbar. In the menu of small windows, it is a `<details>`, which the browser opens without scripts. */
export default function DropdownNavbarItem(props: Props) {
  const {mobile, items, label, children, onPointerEnter, onTouchStart, onFocus} = props;
  if (!mobile) {
    return <OriginalDropdown {...props} />;
  }
  return (
    <li className="menu__list-item">
      <details {...({onPointerEnter, onTouchStart, onFocus} as HTMLAttributes<HTMLElement>)}>
        <summary className="menu__link menu__link--sublist-caret">{children ?? label}</summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
              key={index}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

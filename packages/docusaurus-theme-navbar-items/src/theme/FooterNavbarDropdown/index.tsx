import React from 'react';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/FooterNavbarDropdown';

/** What the navbar would show in a dropdown, as a list in the footer: there is room, and nothing needs to be opened. */
export default function FooterNavbarDropdown({label, items}: Props) {
  return (
    <>
      <span>{label}</span>
      <ul className="clean-list margin-left--sm" aria-label={label}>
        {items.map((item, index) => (
          <li className="footer__item" key={index}>
            <NavbarItem {...item} />
          </li>
        ))}
      </ul>
    </>
  );
}

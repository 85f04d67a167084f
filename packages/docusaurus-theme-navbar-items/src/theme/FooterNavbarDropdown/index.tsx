import React from 'react';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/FooterNavbarDropdown';

/** Renders a dropdown of the navbar in the footer: the label, with a list of the links below. */
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

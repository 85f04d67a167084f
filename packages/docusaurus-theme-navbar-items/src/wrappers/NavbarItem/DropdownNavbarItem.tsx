import React, {useContext} from 'react';
import DropdownNavbarItem from '@theme-wrapped/docusaurus-theme-navbar-items/NavbarItem/DropdownNavbarItem';
import NavbarItem from '@theme/NavbarItem';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';

type Props = Record<string, unknown> & {items: readonly Record<string, unknown>[]};

/**
 * Renders a dropdown in the navbar, or its label and a list in the footer. The types `localeDropdown` and `docsVersionDropdown` use
 * this component.
 */
export default function DropdownNavbarItemOrFooterList(props: Props) {
  const footerLabel = useContext(FooterLabelContext);
  if (footerLabel === undefined) {
    return <DropdownNavbarItem {...props} />;
  }
  return (
    <>
      <span>{footerLabel}</span>
      <ul className="clean-list margin-left--sm" aria-label={footerLabel}>
        {props.items.map((item, index) => (
          <li className="footer__item" key={index}>
            <NavbarItem {...item} />
          </li>
        ))}
      </ul>
    </>
  );
}

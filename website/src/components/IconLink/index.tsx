import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {NavbarItemProps} from 'docusaurus-theme-navbar-items';
import {icons} from './icons';
import styles from './styles.module.css';

/** A link that shows an icon in the navbar and its label in the mobile menu. */
export default function IconLink({icon, ...link}: NavbarItemProps<'iconLink'>) {
  const {label, href, mobile} = link;
  if (mobile) {
    return <DefaultNavbarItem {...link} />;
  }
  return (
    <Link
      className={clsx('navbar__item navbar__link', styles.iconLink)}
      href={href}
      aria-label={label}
      title={label}
    >
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path fill="currentColor" d={icons[icon]} />
      </svg>
    </Link>
  );
}

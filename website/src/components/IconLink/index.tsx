import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {icons, type IconName} from './icons';
import styles from './styles.module.css';

type Props = {
  icon: IconName;
  /** Text in the mobile sidebar, and the accessible name of the icon in the navbar. */
  label: string;
  href: string;
  /** Whether the item stands in the mobile sidebar. */
  mobile?: boolean;
};

/** A navbar item that shows an icon, or its text in the mobile sidebar. */
export default function IconLink({icon, label, href, mobile = false}: Props) {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className="menu__link" href={href}>
          {label}
        </Link>
      </li>
    );
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

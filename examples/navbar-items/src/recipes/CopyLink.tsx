import React, {useState} from 'react';
import type {NavbarItemProps} from 'docusaurus-theme-navbar-items';
import styles from './CopyLink.module.css';

/** A button that copies the address of the page. */
export default function CopyLink({label, copiedLabel, ...item}: NavbarItemProps<'copyLink'>) {
  const {mobile, isDropdownItem, isFooterItem} = item;
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  }
  const [size, look] = mobile
    ? [styles.inherited, 'menu__link']
    : isDropdownItem
      ? [styles.full, 'dropdown__link']
      : [styles.inherited, isFooterItem ? 'footer__link-item' : 'navbar__item navbar__link'];
  const button = (
    <button
      type="button"
      className={`clean-btn ${size} ${look}`}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </button>
  );
  if (mobile) {
    return <li className="menu__list-item">{button}</li>;
  }
  return isDropdownItem ? <li>{button}</li> : button;
}

import React, {useState} from 'react';
import type {NavbarItemProps} from 'docusaurus-theme-navbar-items';
import styles from './CopyLink.module.css';

/** A button that copies the address of the page. */
export default function CopyLink({label, copiedLabel, mobile}: NavbarItemProps<'copyLink'>) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  }
  const button = (
    <button
      type="button"
      className={`clean-btn ${styles.button} ${mobile ? 'menu__link' : 'navbar__item navbar__link'}`}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}

import React, {useState} from 'react';
import Translate from '@docusaurus/Translate';

/** A button that copies the address of the page. */
export default function CopyLink({label, mobile}) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  }
  const button = (
    <button
      type="button"
      className={`clean-btn ${mobile ? 'menu__link' : 'navbar__item navbar__link'}`}
      style={{font: 'inherit'}}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">
        {isCopied ? <Translate id="copyLink.copied">Copied</Translate> : label}
      </span>
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}

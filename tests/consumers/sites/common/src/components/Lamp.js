import React, {useState} from 'react';

/** A navbar item of the site: a switch. */
export default function Lamp({label, mobile}) {
  const [isLit, setLit] = useState(false);
  const button = (
    <button
      type="button"
      className={mobile ? 'menu__link' : 'navbar__item navbar__link'}
      aria-pressed={isLit}
      onClick={() => setLit(!isLit)}
    >
      {label}
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}

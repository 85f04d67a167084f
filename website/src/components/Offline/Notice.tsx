import React, {useState, type ComponentProps} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A message at the bottom of the window. Takes no focus, and can be dismissed. */
export default function Notice({className, children, ...props}: ComponentProps<'div'>) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) {
    return null;
  }
  return (
    <div {...props} className={clsx(styles.notice, className)}>
      {children}
      <button
        type="button"
        className="clean-btn close"
        aria-label={translate({id: 'theme.PwaReloadPopup.closeButtonAriaLabel', message: 'Close'})}
        onClick={() => setIsDismissed(true)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

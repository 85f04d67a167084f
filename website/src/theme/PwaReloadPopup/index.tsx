import React, {useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/PwaReloadPopup';
import styles from './styles.module.css';

/** Offers a new version to readers who saved the pages for offline reading. Takes no focus, and can be dismissed. */
export default function PwaReloadPopup({onReload}: Props) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) {
    return null;
  }
  const info = translate({id: 'theme.PwaReloadPopup.info', message: 'New version available'});
  return (
    <aside className={styles.popup} aria-label={info}>
      <p role="status">{info}</p>
      <button type="button" className="button button--primary button--sm" onClick={onReload}>
        <Translate id="theme.PwaReloadPopup.refreshButtonText">Refresh</Translate>
      </button>
      <button
        type="button"
        className="clean-btn close"
        aria-label={translate({
          id: 'theme.PwaReloadPopup.closeButtonAriaLabel',
          message: 'Close',
        })}
        onClick={() => setIsDismissed(true)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}

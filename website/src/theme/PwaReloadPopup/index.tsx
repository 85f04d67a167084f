import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/PwaReloadPopup';
import Notice from '@site/src/components/Offline/Notice';
import styles from '@site/src/components/Offline/styles.module.css';

/** Offers a new version to readers who saved the pages for offline reading. */
export default function PwaReloadPopup({onReload}: Props) {
  const info = translate({id: 'theme.PwaReloadPopup.info', message: 'New version available'});
  return (
    <Notice role="complementary" aria-label={info} className={styles.offer}>
      <p role="status">{info}</p>
      <button type="button" className="button button--primary button--sm" onClick={onReload}>
        <Translate id="theme.PwaReloadPopup.refreshButtonText">Refresh</Translate>
      </button>
    </Notice>
  );
}

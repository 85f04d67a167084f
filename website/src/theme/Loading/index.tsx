import React from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What `react-loadable` tells while the code of a page is under way. */
type LoadingProps = {
  /** Why loading failed. */
  error?: unknown;
  /** Tries again. */
  retry: () => void;
  /** Whether it has taken long enough for the reader to be told. */
  pastDelay?: boolean;
};

/** In the place of a page whose code has not arrived, or did not. */
export default function Loading({error, retry, pastDelay}: LoadingProps) {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>
          <strong>
            <Translate id="site.loading.failed">The page could not be loaded.</Translate>
          </strong>
        </p>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className={styles.pending} role="status">
      <Translate id="site.loading.pending">Loading…</Translate>
    </p>
  ) : null;
}

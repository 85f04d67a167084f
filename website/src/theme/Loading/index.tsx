import React from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Props that `react-loadable` passes while it loads the code of a page. */
type LoadingProps = {
  /** Why loading failed. */
  error?: unknown;
  /** Loads the code again. */
  retry: () => void;
  /** Whether loading takes long enough to show a message. */
  pastDelay?: boolean;
};

/** Shown while the code of a page is loading, and if that fails. */
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

import React, {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {handOver} from './handOver';
import styles from './styles.module.css';

/**
 * A field that takes the query until search is there, at its place. `plugins/controls.js` opens it, and
 * `src/client/startPage.tsx` replaces it by search.
 */
export default function EarlySearch() {
  const field = useRef<HTMLInputElement>(null);
  const [isDone, setDone] = useState(false);
  const index = useBaseUrl('/search/index.json');
  const label = translate({id: 'theme.search.input', message: 'Search the documentation'});

  useEffect(() => {
    // From now on, links load the code of their pages (`plugins/head.js`).
    document.querySelector('script[type=speculationrules]')?.remove();
    // React renders after a click only outside of its own effects.
    queueMicrotask(async () => {
      document.querySelector<HTMLElement>('[data-pressed]')?.click();
      const button = document.querySelector<HTMLElement>('.navbar .search-button');
      if (field.current && button) {
        await handOver(field.current, button);
      }
      setDone(true);
    });
  }, []);

  return isDone ? null : (
    <div role="search">
      <input
        ref={field}
        id="_search"
        popover=""
        className={`search-pending__input ${styles.field}`}
        aria-label={label}
        aria-busy
        placeholder={label}
        data-index={index}
        data-failed={translate({
          id: 'site.search.failed',
          message: 'Search could not be loaded. Trying again…',
          description: 'Shown at the search field while the scripts of a page cannot be loaded',
        })}
      />
    </div>
  );
}

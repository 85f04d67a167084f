import React, {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** Milliseconds without a key after which an input method has completed its syllable. */
const pause = 500;

/** Key code of a key that an input method handles (UI Events, section 7.3.1). */
const inputMethodKey = '229';
const enterKey = '13';

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Opens search and gives its input the query. */
function openSearch(query: string, isEntered: boolean): void {
  const moveQuery = ({target}: FocusEvent) => {
    if (target instanceof HTMLInputElement) {
      document.removeEventListener('focusin', moveQuery);
      target.setRangeText(query, 0, target.value.length, 'end');
      target.dispatchEvent(new InputEvent('input', {bubbles: true}));
      if (isEntered) {
        target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
      }
    }
  };
  const button = '.navbar .search-button';
  // Search returns the focus to its button.
  document.querySelector<HTMLElement>(button)?.focus();
  if (query) {
    document.addEventListener('focusin', moveQuery);
  }
  click(button);
}

/**
 * A field that takes the query until the page is hydrated, at the place of search. `plugins/deferred-hydration/script.js` opens it.
 * After hydration, it is replaced by search.
 */
export default function EarlySearch() {
  const field = useRef<HTMLInputElement>(null);
  const [isDone, setDone] = useState(false);
  const index = useBaseUrl('/search/index.json');
  const label = translate({id: 'theme.search.input', message: 'Search the documentation'});

  useEffect(() => {
    function handOver() {
      const input = field.current;
      if (!input) {
        return;
      }
      const {value, dataset} = input;
      if (dataset.key === inputMethodKey) {
        // Opening search ends a composition, in the middle of a syllable.
        dataset.key = '';
        setTimeout(handOver, pause);
        return;
      }
      const isOpen = document.activeElement === input;
      // First, because the script that opens the field also handles the click on search. React 17 removes it at once.
      setDone(true);
      // Escape and a click outside have closed it.
      if (isOpen) {
        openSearch(value, dataset.key === enterKey);
      }
    }
    // From now on, links load the code of their pages (`plugins/head.js`).
    document.querySelector('script[type=speculationrules]')?.remove();
    // React renders after a click only outside of its own effects.
    queueMicrotask(() => {
      click('[data-pressed]');
      handOver();
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

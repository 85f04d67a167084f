import React, {useLayoutEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {isComposing} from 'docusaurus-theme-search-meilisearch/client';
import type {Props} from '@theme/SearchPending';
import './styles.css';

/**
 * An input that takes the query while the modal is being loaded, at its place. It returns the focus to where it was, so that the modal
 * returns it there, too.
 */
export default function SearchPending({
  query,
  hasFailed,
  onType,
  onCompose,
  onEnter,
  onRetry,
  onClose,
}: Props) {
  const input = useRef<HTMLInputElement | null>(null);
  // The modal has the same strings with descriptions for translators.
  const label = translate({id: 'theme.search.input', message: 'Search the documentation'});

  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    input.current?.focus();
    return () => {
      // Do not close search when the modal replaces this input.
      input.current = null;
      before?.focus();
    };
  }, []);

  return (
    <div role="search" className="search-pending">
      <input
        ref={input}
        className="search-pending__input"
        aria-label={label}
        aria-busy={!hasFailed}
        placeholder={label}
        value={query}
        onChange={(event) => onType(event.target.value)}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
        onKeyDown={({key, nativeEvent}) => {
          if (isComposing(nativeEvent)) {
            // The key belongs to the input method.
            return;
          }
          if (key === 'Escape') {
            onClose();
          } else if (hasFailed) {
            onRetry();
          } else if (key === 'Enter') {
            onEnter();
          }
        }}
        onBlur={() => {
          if (input.current) {
            onClose();
          }
        }}
      />
      {hasFailed && (
        <div role="alert" className="search-pending__error">
          {translate({
            id: 'theme.search.error',
            message: 'An error has occurred. Please try again...',
          })}
        </div>
      )}
    </div>
  );
}

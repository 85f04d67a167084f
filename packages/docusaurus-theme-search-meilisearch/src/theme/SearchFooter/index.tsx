import React from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/SearchFooter';

/** The lines below the results: whether they are offline ones, and which keys do what, hidden where there is no keyboard. */
export default function SearchFooter({isOffline}: Props) {
  return (
    <>
      {/* There before its text, so that screen readers tell it. */}
      <div role="status">
        {isOffline && (
          <p className="search-modal__offline">
            <Translate
              id="theme.search.offline"
              description="Below results of the embedded index, while the search server fails"
            >
              Offline results: the search server is not available.
            </Translate>
          </p>
        )}
      </div>
      <div className="search-modal__footer" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd>{' '}
          <Translate id="theme.search.footer.select" description="What the arrow keys do">
            to select
          </Translate>
        </span>
        <span>
          <kbd>↵</kbd>{' '}
          <Translate id="theme.search.footer.open" description="What the Enter key does">
            to open
          </Translate>
        </span>
        <span>
          <kbd>Esc</kbd>{' '}
          <Translate id="theme.search.footer.close" description="What the Escape key does">
            to close
          </Translate>
        </span>
      </div>
    </>
  );
}

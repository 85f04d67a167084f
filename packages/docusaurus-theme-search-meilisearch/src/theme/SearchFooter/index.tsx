import React from 'react';
import Translate from '@docusaurus/Translate';

/** The line below the results: which keys do what. Hidden where there is no keyboard. */
export default function SearchFooter() {
  return (
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
  );
}

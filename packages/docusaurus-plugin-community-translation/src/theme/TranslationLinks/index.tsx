import React from 'react';
import Translate from '@docusaurus/Translate';
import type {PageStatus} from 'docusaurus-plugin-community-translation/client';

/** Links for the readers of a page that is not current: to the changes of the original, and to edit the translation. */
export default function TranslationLinks({page}: {page: PageStatus}) {
  if (!page.changesUrl && !page.editUrl) {
    return null;
  }
  return (
    <p>
      {page.changesUrl && (
        <span className="margin-right--md">
          <a href={page.changesUrl}>
            <Translate id="theme.translationStatus.changes" />
          </a>
        </span>
      )}{' '}
      {page.editUrl && (
        <a href={page.editUrl}>
          {page.status === 'untranslated' ? (
            <Translate id="theme.translationStatus.translate" />
          ) : (
            <Translate id="theme.translationStatus.improve" />
          )}
        </a>
      )}
    </p>
  );
}

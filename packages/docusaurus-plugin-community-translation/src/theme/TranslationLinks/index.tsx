import React from 'react';
import Translate from '@docusaurus/Translate';
import type {PageTranslation} from 'docusaurus-plugin-community-translation/client';

/** Links for the readers of a page that is not current: to the changes of the original, and to edit the translation. */
export default function TranslationLinks({
  page,
}: {
  page: Pick<PageTranslation, 'status' | 'editUrl' | 'changesUrl'>;
}) {
  if (!page.changesUrl && !page.editUrl) {
    return null;
  }
  return (
    <p>
      {page.changesUrl && (
        <a href={page.changesUrl}>
          <Translate id="theme.translationStatus.changes" />
        </a>
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

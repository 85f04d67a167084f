import React from 'react';
import {translate} from '@docusaurus/Translate';
import TranslationBadge from '@theme/TranslationBadge';
import type {Props} from '@theme/TranslationsCell';

/** The status of a page in a locale, with a link to edit its translation if there is one. */
export default function TranslationsCell({locale, page}: Props) {
  const badge = (
    <>
      <TranslationBadge status={page.status} />
      {page.status === 'partial' && ` ${page.percent}%`}
    </>
  );
  return page.editUrl ? (
    <a
      href={page.editUrl}
      title={translate(
        {
          id: 'theme.translationsPage.edit',
          message: 'Edit {title} ({language})',
          description: 'Tooltip of the link to edit the translation of a page',
        },
        {title: page.title, language: locale.label},
      )}
    >
      {badge}
    </a>
  ) : (
    badge
  );
}

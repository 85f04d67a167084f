import React from 'react';
import {translate} from '@docusaurus/Translate';
import type {TranslationStatus} from 'docusaurus-plugin-community-translation/client';
import './styles.css';

function label(status: TranslationStatus): string {
  switch (status) {
    case 'current':
      return translate({
        id: 'theme.translationStatus.current',
        message: 'Up to date',
        description: 'Name of the status of a translated page whose source has not changed',
      });
    case 'outdated':
      return translate({
        id: 'theme.translationStatus.outdated',
        message: 'Out of date',
        description: 'Name of the status of a translated page whose source has changed',
      });
    case 'different':
      return translate({
        id: 'theme.translationStatus.different',
        message: 'Differs',
        description:
          'Name of the status of a translated page whose sections or code differ from the original',
      });
    case 'partial':
      return translate({
        id: 'theme.translationStatus.partial',
        message: 'Partly translated',
        description: 'Name of the status of a page that is partly translated',
      });
    case 'untranslated':
      return translate({
        id: 'theme.translationStatus.untranslated',
        message: 'Not translated',
        description: 'Name of the status of a page without a translation',
      });
    case 'unknown':
      return translate({
        id: 'theme.translationStatus.unknown',
        message: 'Unchecked',
        description: 'Name of the status of a translated page without a recorded source',
      });
    case 'machine':
      return translate({
        id: 'theme.translationStatus.machine',
        message: 'Machine translation',
        description: 'Name of the status of a machine-translated page',
      });
  }
}

/** The name of a status in the locale of the reader. */
export default function TranslationBadge({status}: {status: TranslationStatus}) {
  return <span className={`translation-badge translation-badge--${status}`}>{label(status)}</span>;
}

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
      });
    case 'outdated':
      return translate({
        id: 'theme.translationStatus.outdated',
        message: 'Out of date',
      });
    case 'different':
      return translate({
        id: 'theme.translationStatus.different',
        message: 'Differs',
      });
    case 'partial':
      return translate({
        id: 'theme.translationStatus.partial',
        message: 'Partly translated',
      });
    case 'untranslated':
      return translate({
        id: 'theme.translationStatus.untranslated',
        message: 'Not translated',
      });
    case 'unknown':
      return translate({
        id: 'theme.translationStatus.unknown',
        message: 'Unchecked',
      });
    case 'machine':
      return translate({
        id: 'theme.translationStatus.machine',
        message: 'Machine translation',
      });
  }
}

/** Color of a status: a kind of alert of Infima. The default is `secondary`. */
const colors: Partial<Record<TranslationStatus, string>> = {
  current: 'success',
  outdated: 'warning',
  different: 'warning',
  partial: 'warning',
  untranslated: 'danger',
};

/** The name of a status in the locale of the reader. */
export default function TranslationBadge({status}: {status: TranslationStatus}) {
  const color = colors[status] ?? 'secondary';
  return (
    <span className={`translation-badge translation-badge--${status} alert--${color}`}>
      {label(status)}
    </span>
  );
}

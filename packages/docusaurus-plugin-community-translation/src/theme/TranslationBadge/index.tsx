import React, {type ReactElement} from 'react';
import Translate from '@docusaurus/Translate';
import type {TranslationStatus} from 'docusaurus-plugin-community-translation/client';
import './styles.css';

const labels: Record<TranslationStatus, ReactElement> = {
  current: <Translate id="theme.translationStatus.current" />,
  outdated: <Translate id="theme.translationStatus.outdated" />,
  different: <Translate id="theme.translationStatus.different" />,
  partial: <Translate id="theme.translationStatus.partial" />,
  untranslated: <Translate id="theme.translationStatus.untranslated" />,
  unknown: <Translate id="theme.translationStatus.unknown" />,
  machine: <Translate id="theme.translationStatus.machine" />,
};

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
      {labels[status]}
    </span>
  );
}

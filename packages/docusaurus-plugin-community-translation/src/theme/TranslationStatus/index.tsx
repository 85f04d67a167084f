import React from 'react';
import {translate} from '@docusaurus/Translate';
import {
  useDismissal,
  usePagePath,
  usePageTranslation,
  type PageStatus,
} from 'docusaurus-plugin-community-translation/client';
import TranslationBadge from '@theme/TranslationBadge';
import TranslationDifferences from '@theme/TranslationDifferences';
import TranslationLinks from '@theme/TranslationLinks';
import './styles.css';

function message({status, percent, since}: PageStatus): string {
  switch (status) {
    case 'outdated':
      return since
        ? translate(
            {
              id: 'theme.translationStatus.outdated.messageSince',
              message: 'The original has changed since {date}, and this translation has not.',
              description: 'What a reader is told on a page whose translation is out of date',
            },
            {date: since.date.slice(0, 10)},
          )
        : translate({
            id: 'theme.translationStatus.outdated.message',
            message: 'The original has changed since this page was translated.',
            description: 'What a reader is told on a page whose translation is out of date',
          });
    case 'partial':
      return translate(
        {
          id: 'theme.translationStatus.partial.message',
          message: '{percent}% of this page is translated. The rest is as in the original.',
          description: 'What a reader is told on a page that is translated in part',
        },
        {percent},
      );
    case 'untranslated':
      return translate({
        id: 'theme.translationStatus.untranslated.message',
        message: 'This page is not translated yet: you are reading the original.',
        description: 'What a reader is told on a page without translation',
      });
    case 'unknown':
      return translate({
        id: 'theme.translationStatus.unknown.message',
        message:
          'Nobody has checked whether this translation follows the latest state of the original.',
        description: 'What a reader is told on a page of which nobody recorded the source',
      });
    case 'machine':
      return translate({
        id: 'theme.translationStatus.machine.message',
        message: 'A machine translated this page. It can contain mistakes.',
        description: 'What a reader is told on a page that a machine translated',
      });
    case 'current':
      return '';
  }
}

/**
 * How the translation of the shown page stands. Nothing where it is current. What a reader puts away on one visit keeps its room on
 * the next load of the page, so that nothing moves when the page comes alive, and loses it with the first step to another page.
 */
export default function TranslationStatus() {
  const page = usePageTranslation();
  const path = usePagePath();
  const [visibility, dismiss] = useDismissal(path, page ? `${page.status}:${page.sourceHash}` : '');
  if (!page || page.status === 'current' || visibility === 'gone') {
    return null;
  }
  return (
    <div
      className={`translation-status translation-status--${visibility}`}
      role="note"
      key={path}
      data-status={page.status}
    >
      <p className="translation-status__message">
        <TranslationBadge status={page.status} /> {message(page)}
      </p>
      <TranslationLinks page={page} />
      {page.differences.length > 0 && <TranslationDifferences differences={page.differences} />}
      <button
        type="button"
        className="translation-status__dismiss"
        onClick={dismiss}
        aria-label={translate({
          id: 'theme.translationStatus.dismiss',
          message: 'Hide until this page changes again',
          description: 'Accessible name of the button that hides the status of a translation',
        })}
      >
        <svg viewBox="0 0 10 10" width="12" height="12" aria-hidden="true">
          <path d="M1 1l8 8M9 1L1 9" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}

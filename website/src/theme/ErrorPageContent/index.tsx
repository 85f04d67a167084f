import React from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type ErrorPageContentProps = {error: Error; tryAgain: () => void};

/** The chain of causes of an error. */
function causesOf({cause}: Error & {cause?: unknown}): Error[] {
  return cause instanceof Error ? [cause, ...causesOf(cause)] : [];
}

/** Replaces a page that crashed: the error, its causes and a button to try again. */
export default function ErrorPageContent({error, tryAgain}: ErrorPageContentProps) {
  return (
    <main className="container margin-vert--xl">
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
      </p>
      <p className={styles.message}>{error.message}</p>
      {causesOf(error).map(({message}, index) => (
        <p key={index} className={styles.message}>
          <strong>
            <Translate id="site.error.cause">Cause:</Translate>
          </strong>{' '}
          {message}
        </p>
      ))}
    </main>
  );
}

import React from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './home.module.css';

type Reason = {title: string; text: string; to: string};

/** Six reasons to choose the framework. A function, because the strings depend on the locale. */
function reasons(): Reason[] {
  return [
    {
      title: translate({id: 'home.brownfield.title', message: 'Any frontend'}),
      text: translate({
        id: 'home.brownfield.text',
        message:
          'The brownfield pattern needs no changes to your frontend. Use the framework and the build tool that you know.',
      }),
      to: '/v1/references/architecture/inter-process-communication/brownfield',
    },
    {
      title: translate({id: 'home.security.title', message: 'Closed by default'}),
      text: translate({
        id: 'home.security.text',
        message:
          'API functions that access files, the network or other programs are off until the allowlist enables them, and scopes limit them to the files, URLs and programs you name.',
      }),
      to: '/v1/references/architecture/security',
    },
    {
      title: translate({id: 'home.floss.title', message: 'Free software'}),
      text: translate({
        id: 'home.floss.text',
        message:
          'Licensed under MIT or Apache 2.0, and governed as a programme within The Commons Conservancy, so that it stays open.',
      }),
      to: '/about/governance',
    },
    {
      title: translate({id: 'home.size.title', message: 'A small bundle'}),
      text: translate({
        id: 'home.size.text',
        message:
          'The system provides the webview, so the bundle does not contain one: a minimal app can be under 600KB.',
      }),
      to: '/v1/guides/building/app-size',
    },
    {
      title: translate({id: 'home.platforms.title', message: 'Three platforms'}),
      text: translate({
        id: 'home.platforms.text',
        message:
          'One codebase becomes an installer for Windows, an application bundle for macOS, and packages for Linux.',
      }),
      to: '/v1/guides/building',
    },
    {
      title: translate({id: 'home.rust.title', message: 'A core in Rust'}),
      text: translate({
        id: 'home.rust.text',
        message:
          'The privileged process is written in memory-safe Rust. Your own commands run in it and can use any crate.',
      }),
      to: '/v1/guides/features/command',
    },
  ];
}

/** A card for each reason, which is a link as a whole. */
export default function Reasons() {
  return (
    <section
      className={styles.section}
      aria-label={translate({id: 'home.reasons', message: 'Why Tauri'})}
    >
      <div className={styles.cards}>
        {reasons().map(({title, text, to}) => (
          <article key={to} className={styles.card}>
            <h2 className={styles.cardTitle}>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

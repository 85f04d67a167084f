import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './home.module.css';

/** How the project is funded. Navbar and footer link to this section. */
export default function Sponsors() {
  return (
    <section id="sponsors" className={styles.section}>
      <div className={styles.sponsors}>
        <h2>
          <Translate id="home.sponsors">Sponsors</Translate>
        </h2>
        <p>
          <Translate id="home.sponsors.text">
            Companies and people who use Tauri pay for part of the work on it, in the open: Open
            Collective shows every contribution and every expense.
          </Translate>
        </p>
        <Link className="button button--primary" href="https://opencollective.com/tauri">
          <Translate id="home.sponsors.action">Support Tauri on Open Collective</Translate>
        </Link>
      </div>
    </section>
  );
}

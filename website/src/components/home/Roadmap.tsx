import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './home.module.css';

/** Status of v1, and its successor. */
export default function Roadmap() {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.roadmap">Roadmap</Translate>
      </h2>
      <ol className={styles.roadmap}>
        <li>
          <h3>v1</h3>
          <p>
            <Translate
              id="home.roadmap.v1"
              values={{
                notes: (
                  <Link to="/releases">
                    <Translate id="home.roadmap.notes">release notes</Translate>
                  </Link>
                ),
              }}
            >
              {
                'Stable since June 2022, for Windows, macOS and Linux. These pages document v1. The {notes} list every release.'
              }
            </Translate>
          </p>
        </li>
        <li>
          <h3>v2</h3>
          <p>
            <Translate
              id="home.roadmap.v2"
              values={{
                mobile: (
                  <Link to="/blog/2022/12/09/tauri-mobile-alpha">
                    <Translate id="home.roadmap.mobile">first alpha with mobile targets</Translate>
                  </Link>
                ),
                site: <Link href="https://v2.tauri.app/">v2.tauri.app</Link>,
              }}
            >
              {'Its {mobile} came in December 2022. Start new projects there: {site} documents it.'}
            </Translate>
          </p>
        </li>
      </ol>
    </section>
  );
}

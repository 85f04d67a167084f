import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {CreateProject} from '@site/src/components/commands';
import HeroDrawing from './HeroDrawing';
import styles from './home.module.css';

/** The top of the home page: what the framework is for, and the command that creates a project. */
export default function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div className={styles.heroText}>
          <h1 className={styles.heroTitle}>
            <Translate id="home.tagline">
              Build smaller, faster and more secure desktop applications with a web frontend
            </Translate>
          </h1>
          <p className={styles.heroLead}>
            <Translate id="home.lead">
              Write the interface in HTML, CSS and JavaScript with any framework. Write the rest in
              Rust. Tauri renders the interface in the system webview, runs the rest in a separate
              process, and lets through only what you allow.
            </Translate>
          </p>
          <p className={styles.heroActions}>
            <Link
              className="button button--primary button--lg"
              to="/v1/guides/getting-started/setup"
            >
              <Translate id="home.quickStart">Quick start</Translate>
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/v1/guides">
              <Translate id="home.readGuides">Read the guides</Translate>
            </Link>
          </p>
        </div>
        <HeroDrawing />
        <div className={styles.create}>
          <h2 className={styles.createTitle}>
            <Translate id="home.create">Create a project</Translate>
          </h2>
          <CreateProject />
        </div>
      </div>
    </header>
  );
}

import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './home.module.css';

function Feature({guide, children}: {guide: string; children: ReactNode}) {
  return (
    <li>
      <Link to={`/v1/guides/${guide}`}>{children}</Link>
    </li>
  );
}

/** Features of the framework, each with a link to its guide. */
export default function Features() {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.features">What your app can do</Translate>
      </h2>
      <ul className={styles.features}>
        <Feature guide="distribution/updater">
          <Translate id="home.feature.updater">Signed updates from inside the app</Translate>
        </Feature>
        <Feature guide="features/system-tray">
          <Translate id="home.feature.tray">System tray with a native menu</Translate>
        </Feature>
        <Feature guide="features/multiwindow">
          <Translate id="home.feature.windows">Several windows, created at run time</Translate>
        </Feature>
        <Feature guide="features/window-customization">
          <Translate id="home.feature.titlebar">Your own title bar</Translate>
        </Feature>
        <Feature guide="building/sidecar">
          <Translate id="home.feature.sidecar">Programs in any language as sidecars</Translate>
        </Feature>
        <Feature guide="features/plugin">
          <Translate id="home.feature.plugins">Plugins that share commands and state</Translate>
        </Feature>
        <Feature guide="features/cli">
          <Translate id="home.feature.cli">Command-line arguments</Translate>
        </Feature>
        <Feature guide="testing/webdriver/introduction">
          <Translate id="home.feature.webdriver">End-to-end tests with WebDriver</Translate>
        </Feature>
      </ul>
    </section>
  );
}

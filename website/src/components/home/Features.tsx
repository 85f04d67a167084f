import React from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './home.module.css';

function features(): {label: string; to: string}[] {
  const base = '/v1/guides';
  return [
    {
      to: `${base}/distribution/updater`,
      label: translate({id: 'home.feature.updater', message: 'Signed updates from inside the app'}),
    },
    {
      to: `${base}/features/system-tray`,
      label: translate({id: 'home.feature.tray', message: 'System tray with a native menu'}),
    },
    {
      to: `${base}/features/multiwindow`,
      label: translate({
        id: 'home.feature.windows',
        message: 'Several windows, created at run time',
      }),
    },
    {
      to: `${base}/features/window-customization`,
      label: translate({id: 'home.feature.titlebar', message: 'Your own title bar'}),
    },
    {
      to: `${base}/building/sidecar`,
      label: translate({
        id: 'home.feature.sidecar',
        message: 'Programs in any language as sidecars',
      }),
    },
    {
      to: `${base}/features/plugin`,
      label: translate({
        id: 'home.feature.plugins',
        message: 'Plugins that share commands and state',
      }),
    },
    {
      to: `${base}/features/cli`,
      label: translate({id: 'home.feature.cli', message: 'Command-line arguments'}),
    },
    {
      to: `${base}/testing/webdriver/introduction`,
      label: translate({id: 'home.feature.webdriver', message: 'End-to-end tests with WebDriver'}),
    },
  ];
}

/** Features of the framework, each with a link to its guide. */
export default function Features() {
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="home.features">What your app can do</Translate>
      </h2>
      <ul className={styles.features}>
        {features().map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReleaseData} from '@generated/releases/default/releases.json';
import styles from './styles.module.css';

type Props = {packageName: string; release: ReleaseData; isOpen: boolean};

/** One version: date, highlights and a link to the tag. A `<details>` element, which opens without a script. */
export default function Release({packageName, release, isOpen}: Props) {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {version, date, tagUrl, highlights, isSource} = release;
  const formattedDate = new Intl.DateTimeFormat(currentLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  return (
    <details className={styles.release} open={isOpen}>
      <summary>
        <h2 id={`${packageName}-${version}`.toLowerCase()} className={styles.version}>
          {packageName} {version}
        </h2>
        <time dateTime={date}>{formattedDate}</time>
      </summary>
      {highlights.length > 0 && (
        <ul lang={isSource ? 'en' : undefined}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      <p>
        <Link href={tagUrl}>
          <Translate id="releases.tag" values={{version}}>
            {'Release {version} on GitHub'}
          </Translate>
        </Link>
      </p>
    </details>
  );
}

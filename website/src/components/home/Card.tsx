import React from 'react';
import Link from '@docusaurus/Link';
import styles from './home.module.css';

export type CardProps = {title: string; text: string; to: string};

/** A titled text that is, as a whole, a link. */
export default function Card({title, text, to}: CardProps) {
  return (
    <article className={styles.card}>
      <h2 className={styles.cardTitle}>
        <Link to={to}>{title}</Link>
      </h2>
      <p>{text}</p>
    </article>
  );
}

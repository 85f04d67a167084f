import React from 'react';
import Link from '@docusaurus/Link';
import styles from './home.module.css';

export type CardProps = {title: string; text: string; to: string};

/** A card with a title and text that is a link as a whole. */
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

import React from 'react';
import type {ReactNode} from 'react';
import styles from '../Picture/styles.module.css';

/** Width of the viewBox of every diagram: about the width of a phone in pixels, so text is not scaled there. */
const WIDTH = 360;

type Props = {
  /** Text alternative of the diagram: one sentence. */
  title: string;
  /** Height of the viewBox. */
  height: number;
  /** Text below the diagram. */
  caption?: string;
  children: ReactNode;
};

/** Container of a diagram. Only uses theme colors, so it fits both color modes. */
export default function Figure({title, height, caption, children}: Props) {
  const drawing = (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${WIDTH} ${height}`}
      style={{
        display: 'block',
        width: '100%',
        maxWidth: '27rem',
        height: 'auto',
        margin: caption ? '0 auto' : '0 auto 1.5rem',
        color: 'var(--ifm-font-color-base)',
      }}
    >
      <title>{title}</title>
      {children}
    </svg>
  );
  return caption ? (
    <figure className={styles.figure}>
      {drawing}
      <figcaption>{caption}</figcaption>
    </figure>
  ) : (
    drawing
  );
}

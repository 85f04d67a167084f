import React from 'react';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

/** A panel of `Tabs` with the label of its tab: as its accessible name, and without scripts or on paper as visible text (see the styles). */
export default function TabItem({children, hidden, className, label, value}: Props) {
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      hidden={hidden}
      className={className ? `${styles.panel} ${className}` : styles.panel}
    >
      {children}
    </div>
  );
}

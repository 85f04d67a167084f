import React from 'react';
import styles from './home.module.css';

/** A drawing of an application window above the Core process. Decorative, so hidden from assistive technology. */
export default function HeroDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 400" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--site-line)">
        <circle cx="260" cy="206" r="118" />
        <circle cx="260" cy="206" r="160" />
        <circle cx="260" cy="206" r="196" strokeDasharray="2 9" />
      </g>
      <g strokeWidth="1.5" stroke="var(--site-line)">
        <rect x="70" y="58" width="300" height="204" rx="14" fill="var(--site-raised)" />
        <path d="M70 92h300" fill="none" />
        <rect x="92" y="114" width="76" height="126" rx="8" fill="var(--ifm-color-emphasis-100)" />
        <rect x="184" y="114" width="164" height="58" rx="8" fill="var(--ifm-color-emphasis-100)" />
      </g>
      <g fill="var(--ifm-color-emphasis-300)">
        <circle cx="90" cy="75" r="5" />
        <circle cx="107" cy="75" r="5" />
        <circle cx="124" cy="75" r="5" />
        <rect x="104" y="130" width="48" height="7" rx="3.5" />
        <rect x="104" y="148" width="36" height="7" rx="3.5" />
        <rect x="184" y="188" width="150" height="7" rx="3.5" />
        <rect x="184" y="206" width="164" height="7" rx="3.5" />
        <rect x="184" y="224" width="96" height="7" rx="3.5" />
      </g>
      <rect x="104" y="166" width="42" height="7" rx="3.5" fill="var(--site-cyan)" />
      <path
        d="M200 156l26-16 22 10 32-24 22 14 30-12"
        fill="none"
        stroke="var(--site-cyan)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        className={styles.signal}
        d="M300 262c0 34 40 24 40 56"
        fill="none"
        stroke="var(--site-amber)"
        strokeWidth="3"
        strokeDasharray="5 7"
        strokeLinecap="round"
      />
      <g transform="translate(314 292)">
        <rect
          width="104"
          height="88"
          rx="16"
          fill="var(--site-raised)"
          stroke="var(--site-amber)"
          strokeWidth="2"
        />
        <g
          transform="translate(30 22) scale(1.45)"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
        >
          <path d="M3 3c1 6 6 9 12 9s11-3 12-9" stroke="var(--site-cyan)" />
          <circle cx="15" cy="20.5" r="8.5" stroke="var(--site-amber)" />
          <circle cx="15" cy="20.5" r="2.4" fill="var(--site-cyan)" stroke="none" />
        </g>
      </g>
    </svg>
  );
}

import React from 'react';
import type {ReactNode} from 'react';

/** Width of every diagram in units of its viewBox: about the pixels a phone has, so that text keeps its size there. */
const WIDTH = 360;

type Props = {
  /** What the diagram shows, in one sentence, for those who do not see it. */
  title: string;
  /** Height of the viewBox. */
  height: number;
  children: ReactNode;
};

/** The frame of a diagram. Colours come from the theme alone, so both colour modes are right. */
export default function Figure({title, height, children}: Props) {
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${WIDTH} ${height}`}
      style={{
        display: 'block',
        width: '100%',
        maxWidth: '27rem',
        height: 'auto',
        margin: '0 auto 1.5rem',
        color: 'var(--ifm-font-color-base)',
      }}
    >
      <title>{title}</title>
      {children}
    </svg>
  );
}

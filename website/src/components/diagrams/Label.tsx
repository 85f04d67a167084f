import React from 'react';
import wrapLabel from './wrapLabel';

type Props = {
  /** Anchor point, at the vertical center of the label. */
  x: number;
  y: number;
  text: string;
  /** Width at which the text wraps. */
  width: number;
  /** @default 'middle' */
  anchor?: 'start' | 'middle' | 'end';
  /** @default 12.5 */
  fontSize?: number;
  bold?: boolean;
};

/** Text in one or more lines, vertically centered on a point. */
export default function Label({
  x,
  y,
  text,
  width,
  anchor = 'middle',
  fontSize = 12.5,
  bold,
}: Props) {
  const lines = wrapLabel(text, width, fontSize);
  const lineHeight = fontSize * 1.25;
  const first = y - ((lines.length - 1) * lineHeight) / 2 + fontSize * 0.35;
  return (
    <text textAnchor={anchor} fontSize={fontSize} fontWeight={bold ? 600 : 400} fill="currentColor">
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={first + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

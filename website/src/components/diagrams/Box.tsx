import React from 'react';
import Label from './Label';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  /** A second, smaller text below the label. */
  detail?: string;
  /** Draws the border in the primary color, for the main part of the diagram. */
  accent?: boolean;
};

const PADDING = 10;

export default function Box({x, y, width, height, label, detail, accent}: Props) {
  const center = x + width / 2;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={8}
        fill="var(--ifm-background-surface-color)"
        stroke={accent ? 'var(--ifm-color-primary)' : 'var(--ifm-color-emphasis-300)'}
        strokeWidth={accent ? 2 : 1.5}
      />
      <Label
        x={center}
        y={detail ? y + height * 0.3 : y + height / 2}
        text={label}
        width={width - 2 * PADDING}
        fontSize={14}
        bold
      />
      {detail && (
        <Label x={center} y={y + height * 0.68} text={detail} width={width - 2 * PADDING} />
      )}
    </g>
  );
}

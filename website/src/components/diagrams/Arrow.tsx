import React from 'react';

type Props = {
  from: [x: number, y: number];
  to: [x: number, y: number];
  /** Whether both ends have a head. */
  both?: boolean;
};

const HEAD = 7;

/** A polygon, not an SVG marker: markers need ids, which two diagrams on a page would share. */
function Head({at: [x, y], angle}: {at: [number, number]; angle: number}) {
  return (
    <polygon
      points={`0,0 ${-HEAD * 1.4},${-HEAD * 0.6} ${-HEAD * 1.4},${HEAD * 0.6}`}
      transform={`translate(${x} ${y}) rotate(${angle})`}
      fill="var(--ifm-color-primary)"
    />
  );
}

export default function Arrow({from, to, both}: Props) {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g>
      <line
        x1={from[0]}
        y1={from[1]}
        x2={to[0]}
        y2={to[1]}
        stroke="var(--ifm-color-primary)"
        strokeWidth={1.75}
      />
      <Head at={to} angle={angle} />
      {both && <Head at={from} angle={angle + 180} />}
    </g>
  );
}

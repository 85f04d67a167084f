import React from 'react';
import {segmentsOf, xOf, yOf} from './geometry';
import type {Metric, Series} from './metrics';
import styles from './styles.module.css';

/** A marker. Each family has its own shape, so lines differ in more than color. */
function Mark({family, x, y}: {family: string; x: number; y: number}) {
  if (family === 'wry') {
    return <rect x={x - 2.5} y={y - 2.5} width="5" height="5" />;
  }
  if (family === 'electron') {
    return <path d={`M${x} ${y - 3.5}l3.5 6h-7z`} />;
  }
  return <circle cx={x} cy={y} r="2.75" />;
}

type Props = {
  series: Series;
  metric: Metric;
  /** Name and last value of the line, and their vertical position. */
  label: string;
  labelY: number;
};

/** One app over time: a marker for each month, connected unless a month is missing, with the name at the end. */
export default function Line({series: {family, values}, metric, label, labelY}: Props) {
  const points = values.map((value, month) =>
    value === undefined ? undefined : {x: xOf(month, values.length), y: yOf(value, metric)},
  );
  const segments = segmentsOf(points);
  const labelX = xOf(values.length - 1, values.length) + 12;
  return (
    <g className={styles[family]}>
      {segments.map((segment) => (
        <polyline
          key={segment[0]?.x}
          className={styles.line}
          points={segment.map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        />
      ))}
      {segments
        .reduce((all, segment) => all.concat(segment), [])
        .map(({x, y}) => (
          <Mark key={x} family={family} x={Number(x.toFixed(1))} y={Number(y.toFixed(1))} />
        ))}
      <Mark family={family} x={labelX} y={Number(labelY.toFixed(1))} />
      <text x={labelX + 7} y={labelY.toFixed(1)} dominantBaseline="central">
        {label}
      </text>
    </g>
  );
}

import React from 'react';
import {pathOf, xOf, yOf} from './geometry';
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

/** One decimal is enough, and keeps the page small. */
const round = (value: number) => Number(value.toFixed(1));

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
    value === undefined
      ? undefined
      : {x: round(xOf(month, values.length)), y: round(yOf(value, metric))},
  );
  const labelX = xOf(values.length - 1, values.length) + 12;
  return (
    <g className={styles[family]}>
      <path className={styles.line} d={pathOf(points)} />
      {points.map(
        (point) => point && <Mark key={point.x} family={family} x={point.x} y={point.y} />,
      )}
      <Mark family={family} x={labelX} y={round(labelY)} />
      <text x={labelX + 7} y={round(labelY)} dominantBaseline="central">
        {label}
      </text>
    </g>
  );
}

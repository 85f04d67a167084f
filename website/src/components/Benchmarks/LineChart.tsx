import React from 'react';
import {height, plot, spread, width, yOf} from './geometry';
import Line from './Line';
import {formatMonth, months, type Metric, type Series} from './metrics';
import styles from './styles.module.css';

const familyNames: Record<string, string> = {tauri: 'Tauri', wry: 'WRY', electron: 'Electron'};

function lastOf(values: Series['values']): number {
  return values.filter((value) => value !== undefined).pop() ?? 0;
}

type Props = {
  /** Text alternative of the chart. */
  title: string;
  metric: Metric;
  series: Series[];
  locale: string;
};

/** A line chart over the months. Each line ends with its name and last value. */
export default function LineChart({title, metric, series, locale}: Props) {
  const labels = spread(series.map(({values}) => yOf(lastOf(values), metric)));
  const [first = '', last = ''] = [months[0], months[months.length - 1]];
  return (
    <svg className={styles.chart} role="img" aria-label={title} viewBox={`0 0 ${width} ${height}`}>
      {metric.ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${plot.left} ${yOf(tick, metric)}H${plot.right}`} />
          <text x={plot.left - 6} y={yOf(tick, metric)} textAnchor="end" dominantBaseline="central">
            {metric.format(tick, locale)}
          </text>
        </g>
      ))}
      <text x={plot.left} y={height - 8}>
        {formatMonth(first, locale)}
      </text>
      <text x={plot.right} y={height - 8} textAnchor="end">
        {formatMonth(last, locale)}
      </text>
      {series.map((one, index) => (
        <Line
          key={one.app}
          series={one}
          metric={metric}
          label={`${familyNames[one.family] ?? one.family} ${metric.format(lastOf(one.values), locale)}`}
          labelY={labels[index] ?? 0}
        />
      ))}
    </svg>
  );
}

import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FiguresTable from './FiguresTable';
import LineChart from './LineChart';
import {formatMonth, metrics, months, panelsOf, seriesOf, type MetricId} from './metrics';
import metricTitles from './metricTitles';
import styles from './styles.module.css';

type Props = {
  /** Name of the metric in `data/benchmarks.json`. */
  metric: MetricId;
};

/** The charts of a metric, one for each task on the same scale, and a table with all values. */
export default function Benchmark({metric: id}: Props) {
  const {currentLocale: locale} = useDocusaurusContext().i18n;
  const metric = metrics[id];
  const all = seriesOf(id);
  const name = metricTitles()[id];
  const metricOf = (task: string) =>
    translate({id: 'benchmarks.task', message: '{metric}, {task}'}, {metric: name, task});
  const chartTitle = (task: string) =>
    translate(
      {
        id: 'benchmarks.chart',
        message: '{metric} by month. The figures are in the table below.',
      },
      {metric: task === '' ? name : metricOf(task)},
    );
  return (
    <>
      <div className={styles.panels}>
        {panelsOf(id).map(({task, series}) => (
          <figure key={task} className={styles.panel}>
            {task !== '' && (
              <figcaption>
                <code>{task}</code>
              </figcaption>
            )}
            <LineChart title={chartTitle(task)} metric={metric} series={series} locale={locale} />
          </figure>
        ))}
      </div>
      <details className={styles.figures}>
        <summary>
          <Translate id="benchmarks.figures" values={{metric: name}}>
            {'{metric}: all figures'}
          </Translate>
        </summary>
        <FiguresTable
          corner={<Translate id="benchmarks.month">Month</Translate>}
          columns={all.map(({app}) => ({title: <code>{app}</code>, metric}))}
          rows={months.map((month, index) => ({
            id: month,
            title: formatMonth(month, locale),
            values: all.map(({values}) => values[index]),
          }))}
          locale={locale}
        />
      </details>
    </>
  );
}

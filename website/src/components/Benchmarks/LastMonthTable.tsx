import React from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FiguresTable from './FiguresTable';
import {metrics, months, seriesOf, type MetricId} from './metrics';
import metricTitles from './metricTitles';

/** The metrics of apps. Dependencies are only counted for libraries. */
const columns: MetricId[] = [
  'exec_time',
  'binary_size',
  'max_memory',
  'thread_count',
  'syscall_count',
];

/** The values of the last month: a row for each app. */
export default function LastMonthTable() {
  const {currentLocale} = useDocusaurusContext().i18n;
  const titles = metricTitles();
  const lastValue = (id: MetricId, app: string) =>
    seriesOf(id).find((series) => series.app === app)?.values[months.length - 1];
  return (
    <FiguresTable
      corner={<Translate id="benchmarks.application">Application</Translate>}
      columns={columns.map((id) => ({title: titles[id], metric: metrics[id]}))}
      rows={seriesOf('exec_time').map(({app}) => ({
        id: app,
        title: <code>{app}</code>,
        values: columns.map((id) => lastValue(id, app)),
      }))}
      locale={currentLocale}
    />
  );
}

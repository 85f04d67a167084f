import React from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Table from '../Table';
import {metrics, seriesOf, type MetricId} from './metrics';
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
  const valuesOf = (id: MetricId) =>
    new Map(seriesOf(id).map(({app, values}) => [app, values[values.length - 1]]));
  const values = columns.map((id) => ({id, byApp: valuesOf(id)}));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="benchmarks.application">Application</Translate>
          </th>
          {columns.map((id) => (
            <th key={id} scope="col">
              {titles[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seriesOf('exec_time').map(({app}) => (
          <tr key={app}>
            <th scope="row">
              <code>{app}</code>
            </th>
            {values.map(({id, byApp}) => {
              const value = byApp.get(app);
              return (
                <td key={id}>
                  {value === undefined ? '–' : metrics[id].format(value, currentLocale)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

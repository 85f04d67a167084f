import React from 'react';
import Translate from '@docusaurus/Translate';
import Table from '../Table';
import {formatMonth, months, type Metric, type Series} from './metrics';

type Props = {metric: Metric; series: Series[]; locale: string};

/** All values of a metric: a row for each month, a column for each app. */
export default function FiguresTable({metric, series, locale}: Props) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="benchmarks.month">Month</Translate>
          </th>
          {series.map(({app}) => (
            <th key={app} scope="col">
              <code>{app}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month, locale)}</th>
            {series.map(({app, values}) => {
              const value = values[index];
              return <td key={app}>{value === undefined ? '–' : metric.format(value, locale)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

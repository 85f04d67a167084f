import React, {type ReactNode} from 'react';
import Table from '../Table';
import type {Metric} from './metrics';

type Props = {
  /** Title of the first column. */
  corner: ReactNode;
  /** Titles of the other columns, and the metric of each. */
  columns: {title: ReactNode; metric: Metric}[];
  /** `values`: by column, undefined if it was not measured. */
  rows: {id: string; title: ReactNode; values: (number | undefined)[]}[];
  locale: string;
};

/** A table of values with units. */
export default function FiguresTable({corner, columns, rows, locale}: Props) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({title}, index) => (
            <th key={index} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({id, title, values}) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {columns.map(({metric}, index) => {
              const value = values[index];
              return (
                <td key={index}>{value === undefined ? '–' : metric.format(value, locale)}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import React from 'react';
import {translate} from '@docusaurus/Translate';
import type {HistoryPoint} from 'docusaurus-plugin-community-translation/client';

const width = 240;
const height = 40;

/** The share of current pages of a locale over time, as a chart. */
export default function TranslationsHistory({history}: {history: HistoryPoint[]}) {
  const times = history.map(({date}) => Date.parse(date));
  const start = Math.min(...times);
  const duration = Math.max(1, Math.max(...times) - start);
  const points = history.map(({percent}, index) => {
    const x = (((times[index] ?? start) - start) / duration) * width;
    return `${x.toFixed(1)},${(height - (percent / 100) * height).toFixed(1)}`;
  });
  const values = {
    start: history[0]?.date.slice(0, 10) ?? '',
    end: history[history.length - 1]?.date.slice(0, 10) ?? '',
    first: history[0]?.percent ?? 0,
    last: history[history.length - 1]?.percent ?? 0,
  };
  return (
    <figure className="translations__history">
      <svg
        viewBox={`0 -2 ${width} ${height + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={translate(
          {
            id: 'theme.translationsPage.history',
            message: 'Up to date: {first}% on {start}, {last}% on {end}',
            description: 'Accessible name of the chart of a language',
          },
          values,
        )}
      >
        <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} />
        <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption aria-hidden="true">
        <span>{values.start}</span>
        <span>{values.end}</span>
      </figcaption>
    </figure>
  );
}

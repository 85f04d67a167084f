import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import TranslationBadge from '@theme/TranslationBadge';
import {
  statuses,
  type HistoryPoint,
  type LocaleReport,
} from 'docusaurus-plugin-community-translation/client';

const width = 240;
const height = 40;

/** The share of current pages of a locale over time, as a chart. */
function History({history}: {history: HistoryPoint[]}) {
  const times = history.map(({date}) => Date.parse(date));
  const start = Math.min(...times);
  const duration = Math.max(1, Math.max(...times) - start);
  const points = history.map(({percent}, index) => {
    const x = (((times[index] ?? start) - start) / duration) * width;
    return `${x.toFixed(1)},${(height - (percent / 100) * height).toFixed(1)}`;
  });
  const [first, last] = [history[0], history[history.length - 1]];
  const values = {
    start: first?.date.slice(0, 10) ?? '',
    end: last?.date.slice(0, 10) ?? '',
    first: first?.percent ?? 0,
    last: last?.percent ?? 0,
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

function Summary({locale, label, counts, total, strings, history}: LocaleReport) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const percent = total === 0 ? 100 : Math.floor((100 * counts.current) / total);
  const shown = statuses.filter((status) => counts[status] > 0);
  return (
    <li className="translations__summary card padding--md">
      <h2 lang={localeConfigs[locale]?.htmlLang}>{label}</h2>
      <p className="translations__percent">
        <Translate
          id="theme.translationsPage.percent"
          description="Share of the pages of a language whose translation is up to date"
          values={{percent: <strong>{percent}%</strong>, total}}
        >
          {'{percent} of {total} pages up to date'}
        </Translate>
      </p>
      {/* The list below has the same numbers. */}
      <div className="translations__bar" aria-hidden="true">
        {shown.map((status) => (
          <span
            key={status}
            className={`translations__part translations__part--${status}`}
            style={{flexGrow: counts[status]}}
          />
        ))}
      </div>
      <ul className="translations__counts">
        {shown.map((status) => (
          <li key={status}>
            <TranslationBadge status={status} /> {counts[status]}
          </li>
        ))}
        {strings.length > 0 && (
          <li>
            <a href="#strings">
              <Translate
                id="theme.translationsPage.stringCount"
                description="Link to the list of problems in UI strings"
                values={{count: strings.length}}
              >
                {'UI strings: {count}'}
              </Translate>
            </a>
          </li>
        )}
      </ul>
      {history && history.length > 1 && <History history={history} />}
    </li>
  );
}

/** The number of pages in each status, and the history, for each locale. */
export default function TranslationsProgress({locales}: {locales: LocaleReport[]}) {
  return (
    <ul
      className="translations__summaries"
      aria-label={translate({
        id: 'theme.translationsPage.progress',
        message: 'Pages by language and status',
        description: 'Accessible name of the summaries of all languages',
      })}
    >
      {locales.map((locale) => (
        <Summary key={locale.locale} {...locale} />
      ))}
    </ul>
  );
}

import benchmarks from '@site/data/benchmarks.json';

type MetricId =
  'binary_size' | 'max_memory' | 'exec_time' | 'thread_count' | 'syscall_count' | 'cargo_deps';

/** The value of one app in one month, both as a number and for reading. */
export type Bar = {app: string; value: number; text: string};

const format: Record<MetricId, (value: number, locale: string) => string> = {
  binary_size: megabytes,
  max_memory: megabytes,
  exec_time: (value, locale) => `${number(value, locale, 2)} s`,
  thread_count: (value, locale) => number(value, locale, 0),
  syscall_count: (value, locale) => number(value, locale, 0),
  cargo_deps: (value, locale) => number(value, locale, 0),
};

function number(value: number, locale: string, maximumFractionDigits: number): string {
  return new Intl.NumberFormat(locale, {maximumFractionDigits}).format(value);
}

/** Decimal megabytes (10^6 bytes), as the disk tools of the three systems show them. */
function megabytes(bytes: number, locale: string): string {
  return `${number(bytes / 1e6, locale, 1)} MB`;
}

/** Last month of the data, as `YYYY-MM`. */
export const month = '2023-06';

/** All apps that were measured for a metric in the last month, the smallest value first. */
export function barsOf(metric: MetricId, locale: string): Bar[] {
  const apps: Record<string, {[metric: string]: Record<string, number> | undefined}> =
    benchmarks.apps;
  return Object.entries(apps)
    .flatMap(([app, metrics]) => {
      const value = metrics[metric]?.[month];
      return value === undefined ? [] : [{app, value, text: format[metric](value, locale)}];
    })
    .sort((a, b) => a.value - b.value);
}

export const metricIds: MetricId[] = [
  'binary_size',
  'max_memory',
  'exec_time',
  'thread_count',
  'syscall_count',
  'cargo_deps',
];

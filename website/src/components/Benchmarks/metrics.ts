import data from '../../../data/benchmarks.json';

export type MetricId =
  'exec_time' | 'binary_size' | 'max_memory' | 'thread_count' | 'syscall_count' | 'cargo_deps';

/** Scale and format of the values of a metric. */
export type Metric = {
  /** Lines of the scale in the unit of the data. The first and the last are its ends. */
  ticks: number[];
  /** Whether the scale is logarithmic, for values that differ by orders of magnitude. */
  isLogarithmic: boolean;
  format: (value: number, locale: string) => string;
};

function number(
  value: number,
  locale: string,
  maximumFractionDigits: number,
  unit?: 'second' | 'megabyte',
): string {
  const options: Intl.NumberFormatOptions = unit ? {style: 'unit', unit} : {};
  return new Intl.NumberFormat(locale, {maximumFractionDigits, ...options}).format(value);
}

/** Decimal megabytes (10^6 bytes), as file managers show them. Two decimals below 10 MB. */
function megabytes(bytes: number, locale: string): string {
  return number(bytes / 1e6, locale, bytes < 1e7 ? 2 : bytes < 2e8 ? 1 : 0, 'megabyte');
}

/** Rounds: the median of an even number of runs may end in .5. */
const whole = (value: number, locale: string) => number(value, locale, 0);

const MB = 1e6;

export const metrics: Record<MetricId, Metric> = {
  exec_time: {
    ticks: [0.25, 1, 4, 16, 64],
    isLogarithmic: true,
    format: (value, locale) => number(value, locale, 2, 'second'),
  },
  binary_size: {
    ticks: [0.25 * MB, MB, 4 * MB, 16 * MB, 64 * MB, 256 * MB],
    isLogarithmic: true,
    format: megabytes,
  },
  max_memory: {
    ticks: [0, 200 * MB, 400 * MB, 600 * MB, 800 * MB],
    isLogarithmic: false,
    format: megabytes,
  },
  thread_count: {ticks: [0, 25, 50, 75, 100], isLogarithmic: false, format: whole},
  syscall_count: {ticks: [0, 20_000, 40_000, 60_000], isLogarithmic: false, format: whole},
  cargo_deps: {ticks: [0, 100, 200, 300], isLogarithmic: false, format: whole},
};

/** One app over time: a value for each month, undefined if it was not measured. */
export type Series = {
  app: string;
  /** Framework of the app, the first part of its name: `tauri`, `wry` or `electron`. */
  family: string;
  /** Task of the app, the rest of its name. Empty for a library. */
  task: string;
  values: (number | undefined)[];
};

/** Order of the tasks on the page, the simplest first. Other tasks come last. */
const taskOrder = ['hello_world', 'custom_protocol', 'cpu_intensive', '3mb_transfer'];

const orderOf = ({task}: Series) =>
  taskOrder.includes(task) ? taskOrder.indexOf(task) : taskOrder.length;

const apps: Record<string, {[metric: string]: {[month: string]: number} | undefined}> = data.apps;

/** All months of the data as `YYYY-MM`, oldest first. */
export const months = Array.from(
  new Set(
    Object.values(apps).flatMap((values) =>
      Object.values(values).flatMap((byMonth) => Object.keys(byMonth ?? {})),
    ),
  ),
).sort();

/** The apps with values for a metric, grouped by framework. */
export function seriesOf(metric: MetricId): Series[] {
  const all = Object.keys(apps).flatMap((app) => {
    const byMonth = apps[app]?.[metric];
    const [family = '', ...task] = app.split('_');
    return byMonth
      ? [{app, family, task: task.join('_'), values: months.map((month) => byMonth[month])}]
      : [];
  });
  const families = all.map(({family}) => family);
  return all.sort(
    (a, b) => families.indexOf(a.family) - families.indexOf(b.family) || orderOf(a) - orderOf(b),
  );
}

/** The series of a metric, grouped by task. Series in a group are comparable. */
export function panelsOf(metric: MetricId): {task: string; series: Series[]}[] {
  const all = seriesOf(metric).sort((a, b) => orderOf(a) - orderOf(b));
  return Array.from(new Set(all.map(({task}) => task))).map((task) => ({
    task,
    series: all.filter((series) => series.task === task),
  }));
}

/** A month, formatted in the language of the page. */
export function formatMonth(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

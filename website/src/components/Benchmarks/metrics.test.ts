import {describe, expect, it} from 'vitest';
import {plot, segmentsOf, spread, xOf, yOf} from './geometry';
import {formatMonth, metrics, months, panelsOf, seriesOf, type MetricId} from './metrics';

const ids = Object.keys(metrics) as MetricId[];

describe('the data of the benchmarks', () => {
  it('covers every month from the first to the last', () => {
    const [first = '', last = ''] = [months[0], months[months.length - 1]];
    const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
    expect(months).toHaveLength(count(last) - count(first) + 1);
  });

  it.each(ids)('fits the scale of its chart: %s', (id) => {
    const all = seriesOf(id);
    expect(all.length).toBeGreaterThan(1);
    for (const value of all.flatMap(({values}) => values)) {
      if (value !== undefined) {
        expect(yOf(value, metrics[id])).toBeGreaterThanOrEqual(plot.top);
        expect(yOf(value, metrics[id])).toBeLessThanOrEqual(plot.bottom);
      }
    }
  });

  it('is grouped into a chart for each task, without a loss', () => {
    expect(panelsOf('exec_time').map(({task}) => task)).toEqual([
      'hello_world',
      'custom_protocol',
      'cpu_intensive',
      '3mb_transfer',
    ]);
    expect(panelsOf('cargo_deps').map(({task}) => task)).toEqual(['']);
    for (const id of ids) {
      expect(panelsOf(id).flatMap(({series}) => series)).toHaveLength(seriesOf(id).length);
    }
  });

  it('is formatted with units, in the language of the page', () => {
    expect(metrics.binary_size.format(1941968, 'en')).toBe('1.94 MB');
    expect(metrics.max_memory.format(301989888, 'en')).toBe('302 MB');
    expect(metrics.exec_time.format(24.0438, 'fr')).toBe('24,04\u202fs');
    expect(metrics.syscall_count.format(25484.5, 'ko')).toBe('25,485');
    expect(formatMonth('2023-06', 'ko')).toBe('2023년 6월');
  });
});

describe('the drawing', () => {
  it('has the first month on the left and the last on the right', () => {
    expect(xOf(0, 13)).toBe(plot.left);
    expect(xOf(12, 13)).toBe(plot.right);
  });

  it('leaves gaps where a month is missing', () => {
    expect(segmentsOf([1, 2, undefined, undefined, 3, undefined])).toEqual([[1, 2], [3]]);
  });

  it('moves names apart and keeps their order, also at the lower end', () => {
    expect(spread([50, 52, 10])).toEqual([50, 64, 10]);
    expect(spread([plot.bottom, plot.bottom])).toEqual([plot.bottom - 14, plot.bottom]);
  });
});

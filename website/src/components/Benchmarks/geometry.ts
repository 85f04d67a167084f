import type {Metric} from './metrics';

/** Size of the viewBox: about a chart's size in pixels on a phone, so text is not scaled there. */
export const width = 340;
export const height = 190;
/** The plot area: scale on the left, names of the lines on the right, months below. */
export const plot = {left: 52, right: 222, top: 8, bottom: 164};

/** Minimum distance between two names in units of the viewBox: one line of text. */
const labelHeight = 14;

/** Vertical position of a value. A test of `metrics` checks that all values are on the scale. */
export function yOf(value: number, {ticks, isLogarithmic}: Metric): number {
  const [low, high] = [ticks[0] ?? 0, ticks[ticks.length - 1] ?? 1];
  const at = isLogarithmic
    ? Math.log(value / low) / Math.log(high / low)
    : (value - low) / (high - low);
  return plot.bottom - at * (plot.bottom - plot.top);
}

/** Horizontal position of a month. */
export function xOf(month: number, monthCount: number): number {
  return plot.left + (month / (monthCount - 1)) * (plot.right - plot.left);
}

/** Moves overlapping names apart. They keep their order and stay above the bottom of the plot. */
export function spread(positions: number[]): number[] {
  const order = positions.map((y, index) => ({y, index})).sort((a, b) => a.y - b.y);
  let previous = -Infinity;
  for (const entry of order) {
    entry.y = Math.max(entry.y, previous + labelHeight);
    previous = entry.y;
  }
  let next: number = plot.bottom + labelHeight;
  for (const entry of order.reverse()) {
    entry.y = Math.min(entry.y, next - labelHeight);
    next = entry.y;
  }
  return order.sort((a, b) => a.index - b.index).map(({y}) => y);
}

/** Splits the points of a line at gaps, so that no line crosses a gap. */
export function segmentsOf<Point>(points: (Point | undefined)[]): Point[][] {
  const segments: Point[][] = [[]];
  for (const point of points) {
    if (point === undefined) {
      segments.push([]);
    } else {
      segments[segments.length - 1]?.push(point);
    }
  }
  return segments.filter((segment) => segment.length > 0);
}

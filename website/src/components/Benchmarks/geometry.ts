import type {Metric} from './metrics';

/** Units of the viewBox: about the pixels that a chart has on a phone, so that text keeps its size there. */
export const width = 340;
export const height = 190;
/** The area of the lines: scale on its left, names of the lines on its right, months below it. */
export const plot = {left: 52, right: 222, top: 8, bottom: 164};

/** Least distance of two names, in units of the viewBox: one line of text. */
const labelHeight = 14;

/** Where a value is, from the top of the chart. Values outside the scale are a mistake in `metrics`, which its test finds. */
export function yOf(value: number, {ticks, isLogarithmic}: Metric): number {
  const [low, high] = [ticks[0] ?? 0, ticks[ticks.length - 1] ?? 1];
  const at = isLogarithmic
    ? Math.log(value / low) / Math.log(high / low)
    : (value - low) / (high - low);
  return plot.bottom - at * (plot.bottom - plot.top);
}

/** Where a month is, from the left of the chart. */
export function xOf(month: number, monthCount: number): number {
  return plot.left + (month / (monthCount - 1)) * (plot.right - plot.left);
}

/** Moves names apart that would cover each other; they keep their order, and stay above the lower end of the plot. */
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

/** The points of a line between gaps, so that a gap stays one and is not drawn over. */
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

import React from 'react';
import Arrow from './Arrow';
import Figure from './Figure';
import Label from './Label';
import wrapLabel from './wrapLabel';

/** A line of a window: plain text, a button, or an entry of a list. */
type Row = {text: string; kind?: 'button' | 'entry'; selected?: boolean; indent?: boolean};

type DrawnWindow = {
  /** What the title bar says, or what the window is. */
  title: string;
  rows: Row[];
};

type Props = {
  /** Text alternative of the whole drawing. */
  title: string;
  /** Text below the drawing. Must say that it is a drawing and not a picture of the program. */
  caption: string;
  /** One below the other, in the order in which they appear. */
  windows: DrawnWindow[];
};

const LEFT = 8;
const WIDTH = 344;
const BAR = 34;
const PADDING = 14;
const GAP = 12;
const ARROW = 40;
const FONT_SIZE = 13.5;
const LINE = FONT_SIZE * 1.25;

const frame = {fill: 'var(--ifm-background-surface-color)', strokeWidth: 1.5};
const border = 'var(--ifm-color-emphasis-300)';
const primary = 'var(--ifm-color-primary)';

const textWidthOf = ({kind, indent}: Row) =>
  WIDTH - 2 * PADDING - (kind === 'entry' ? 46 : kind === 'button' ? 24 : 0) - (indent ? 24 : 0);

const heightOf = (row: Row) =>
  wrapLabel(row.text, textWidthOf(row), FONT_SIZE).length * LINE + (row.kind ? 18 : 0);

const bodyHeightOf = ({rows}: DrawnWindow) =>
  rows.reduce((sum, row) => sum + heightOf(row) + GAP, 0) - GAP + 2 * PADDING;

/** A square with a check mark if it is selected. */
function CheckBox({x, y, selected}: {x: number; y: number; selected?: boolean}) {
  return (
    <g fill="none" stroke={selected ? primary : border} strokeWidth={1.75}>
      <rect x={x} y={y - 8} width={16} height={16} rx={3} />
      {selected && <polyline points={`${x + 3.5},${y} ${x + 7},${y + 4} ${x + 12.5},${y - 4}`} />}
    </g>
  );
}

function RowDrawing({row, y}: {row: Row; y: number}) {
  const {text, kind, selected, indent} = row;
  const x = LEFT + PADDING + (indent ? 24 : 0);
  const width = WIDTH - 2 * PADDING - (indent ? 24 : 0);
  const height = heightOf(row);
  const middle = y + height / 2;
  const isButton = kind === 'button';
  return (
    <g>
      {kind && (
        <rect
          {...frame}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={isButton ? height / 2 : 6}
          stroke={selected ? primary : border}
          strokeWidth={selected ? 2 : 1.5}
        />
      )}
      {kind === 'entry' && <CheckBox x={x + 12} y={middle} selected={selected} />}
      <Label
        x={isButton ? x + width / 2 : kind === 'entry' ? x + 38 : x}
        y={middle}
        text={text}
        width={textWidthOf(row)}
        fontSize={FONT_SIZE}
        anchor={isButton ? 'middle' : 'start'}
        bold={selected}
      />
    </g>
  );
}

/** A drawing of windows that cannot be photographed on Linux. Boxes with text on purpose: it must not look like a screenshot. */
export default function WindowDrawing({title, caption, windows}: Props) {
  const heights = windows.map((it) => BAR + bodyHeightOf(it));
  const topOf = (index: number) =>
    8 + heights.slice(0, index).reduce((sum, height) => sum + height + ARROW, 0);
  return (
    <Figure title={title} caption={caption} height={topOf(windows.length) - ARROW + 8}>
      {windows.map((drawn, index) => {
        const top = topOf(index);
        const height = heights[index] ?? 0;
        return (
          <g key={drawn.title}>
            <rect
              {...frame}
              x={LEFT}
              y={top}
              width={WIDTH}
              height={height}
              rx={8}
              stroke={border}
              strokeDasharray="5 4"
            />
            <Label
              x={LEFT + PADDING}
              y={top + BAR / 2}
              text={drawn.title}
              width={WIDTH - 2 * PADDING}
              anchor="start"
              bold
            />
            <line
              x1={LEFT}
              y1={top + BAR}
              x2={LEFT + WIDTH}
              y2={top + BAR}
              stroke={border}
              strokeWidth={1.5}
            />
            {drawn.rows.map((row, at) => (
              <RowDrawing
                key={row.text}
                row={row}
                y={
                  top +
                  BAR +
                  PADDING +
                  drawn.rows.slice(0, at).reduce((sum, other) => sum + heightOf(other) + GAP, 0)
                }
              />
            ))}
            {index < windows.length - 1 && (
              <Arrow
                from={[LEFT + WIDTH / 2, top + height + 3]}
                to={[LEFT + WIDTH / 2, top + height + ARROW - 3]}
              />
            )}
          </g>
        );
      })}
    </Figure>
  );
}

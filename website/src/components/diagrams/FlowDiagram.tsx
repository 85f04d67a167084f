import React from 'react';
import Arrow from './Arrow';
import Box from './Box';
import Figure from './Figure';
import Label from './Label';
import wrapLabel from './wrapLabel';

type Step = {
  label: string;
  /** A second, smaller text below the label. */
  detail?: string;
  /** Label of the arrow to the next step. */
  next?: string;
  /** Where the flow ends if the step does not lead to the next one: an arrow to the right and this text. */
  otherwise?: string;
};

type Props = {
  /** Text alternative of the whole diagram. */
  title: string;
  steps: Step[];
  /** Index of the step with a border in the primary color. @default the last one */
  accent?: number;
};

const LEFT = 8;
const FULL_WIDTH = 344;
/** Width of the steps if the text of `otherwise` stands to the right of them. */
const NARROW_WIDTH = 200;
const ARROW = 40;
const LABEL_SIZE = 14;
const DETAIL_SIZE = 12.5;

/** Steps from top to bottom, some of which can end the flow. */
export default function FlowDiagram({title, steps, accent = steps.length - 1}: Props) {
  const width = steps.some(({otherwise}) => otherwise) ? NARROW_WIDTH : FULL_WIDTH;
  const center = LEFT + width / 2;
  const heights = steps.map(({label, detail}) => {
    if (!detail) {
      return 44;
    }
    const labelLines = wrapLabel(label, width - 20, LABEL_SIZE).length;
    const detailLines = wrapLabel(detail, width - 20, DETAIL_SIZE).length;
    return 44 + (labelLines - 1) * 20 + detailLines * 16;
  });
  const topOf = (index: number) =>
    8 + heights.slice(0, index).reduce((sum, height) => sum + height + ARROW, 0);
  return (
    <Figure title={title} height={topOf(steps.length) - ARROW + 8}>
      {steps.map(({label, detail, next, otherwise}, index) => {
        const top = topOf(index);
        const height = heights[index] ?? 0;
        const middle = top + height / 2;
        const bottom = top + height;
        return (
          <g key={label}>
            <Box
              x={LEFT}
              y={top}
              width={width}
              height={height}
              label={label}
              detail={detail}
              accent={index === accent}
            />
            {otherwise && (
              <>
                <Arrow from={[LEFT + width + 3, middle]} to={[LEFT + width + 27, middle]} />
                <Label
                  x={LEFT + width + 33}
                  y={middle}
                  text={otherwise}
                  width={FULL_WIDTH - width - 33}
                  anchor="start"
                />
              </>
            )}
            {index < steps.length - 1 && (
              <Arrow from={[center, bottom + 3]} to={[center, bottom + ARROW - 3]} />
            )}
            {next && (
              <Label
                x={center + 12}
                y={bottom + ARROW / 2}
                text={next}
                width={FULL_WIDTH - width / 2 - 12}
                anchor="start"
              />
            )}
          </g>
        );
      })}
    </Figure>
  );
}

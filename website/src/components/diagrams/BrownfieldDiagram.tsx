import React from 'react';
import Arrow from './Arrow';
import Box from './Box';
import Figure from './Figure';
import Label from './Label';

type Props = {
  /** Text alternative of the whole diagram. */
  title: string;
  frontend: string;
  core: string;
  /** Label of the arrow from the frontend to the Core process: a command. */
  request: string;
  /** Label of the arrow back: the result of the command. */
  response: string;
  eventToCore: string;
  eventToFrontend: string;
};

const LEFT = 84;
const RIGHT = 276;
const HEIGHT = 282;

const Lifeline = ({x}: {x: number}) => (
  <line
    x1={x}
    y1={52}
    x2={x}
    y2={HEIGHT - 4}
    stroke="var(--ifm-color-emphasis-300)"
    strokeWidth={1.5}
    strokeDasharray="5 4"
  />
);

/** Commands and events between the frontend and the Core process, without an isolation application. */
export default function BrownfieldDiagram(text: Props) {
  const messages = [
    {y: 100, label: text.request, toCore: true},
    {y: 144, label: text.response, toCore: false},
    {y: 208, label: text.eventToCore, toCore: true},
    {y: 252, label: text.eventToFrontend, toCore: false},
  ];
  return (
    <Figure title={text.title} height={HEIGHT}>
      <Lifeline x={LEFT} />
      <Lifeline x={RIGHT} />
      <Box x={8} y={8} width={152} height={44} label={text.frontend} />
      <Box x={200} y={8} width={152} height={44} label={text.core} accent />
      {messages.map(({y, label, toCore}) => (
        <g key={y}>
          <Label x={(LEFT + RIGHT) / 2} y={y - 14} text={label} width={RIGHT - LEFT - 12} />
          <Arrow
            from={[toCore ? LEFT + 2 : RIGHT - 2, y]}
            to={[toCore ? RIGHT - 2 : LEFT + 2, y]}
          />
        </g>
      ))}
    </Figure>
  );
}

import React from 'react';
import Arrow from './Arrow';
import Box from './Box';
import Figure from './Figure';
import Label from './Label';

type Props = {
  /** Text alternative of the whole diagram. */
  title: string;
  application: string;
  /** Label of the crates that are part of the executable. */
  atRunTime: string;
  /** Label of the crates that only run while the application compiles. */
  atBuildTime: string;
  /** Label of the webviews. */
  system: string;
};

const BOX = {width: 164, height: 44};
const LEFT = 8;
const RIGHT = 188;
const FIRST_ROW = 100;
const STEP = 72;

const rowOf = (index: number) => FIRST_ROW + index * STEP;

/** A column of crates, each of which uses the one below it. */
function Crates({x, names}: {x: number; names: string[]}) {
  const center = x + BOX.width / 2;
  return (
    <g>
      {names.map((name, index) => (
        <g key={name}>
          <Box x={x} y={rowOf(index)} {...BOX} label={name} />
          {index > 0 && (
            <Arrow from={[center, rowOf(index) - 27]} to={[center, rowOf(index) - 3]} />
          )}
        </g>
      ))}
    </g>
  );
}

/** The crates of an application. Arrows lead from a crate to one that it uses. */
export default function CratesDiagram({title, application, atRunTime, atBuildTime, system}: Props) {
  return (
    <Figure title={title} height={440}>
      <Box x={LEFT} y={8} width={344} height={44} label={application} accent />
      <Arrow from={[90, 55]} to={[90, 97]} />
      <Label x={100} y={76} text={atRunTime} width={80} anchor="start" />
      <Crates x={LEFT} names={['tauri', 'tauri-runtime-wry', 'wry', 'tao']} />
      <Arrow from={[90, rowOf(4) - 27]} to={[90, rowOf(4) - 3]} />
      <Box x={LEFT} y={rowOf(4)} width={344} height={44} label={system} />
      <Arrow from={[270, 55]} to={[270, 97]} />
      <Label x={280} y={76} text={atBuildTime} width={76} anchor="start" />
      <Box x={RIGHT} y={rowOf(0)} {...BOX} label="tauri-build" />
      <Arrow from={[150, rowOf(1) - 27]} to={[186, rowOf(1) + 12]} />
      <Box x={RIGHT} y={rowOf(1)} {...BOX} label="tauri-macros" />
      <Arrow from={[270, rowOf(2) - 27]} to={[270, rowOf(2) - 3]} />
      <Box x={RIGHT} y={rowOf(2)} {...BOX} label="tauri-codegen" />
      <Arrow from={[270, rowOf(3) - 27]} to={[270, rowOf(3) - 3]} />
      <Box x={RIGHT} y={rowOf(3)} {...BOX} label="tauri-utils" />
    </Figure>
  );
}

import React from 'react';
import Arrow from './Arrow';
import Box from './Box';
import Figure from './Figure';
import Label from './Label';

type Props = {
  /** Text alternative of the whole diagram. */
  title: string;
  operatingSystem: string;
  /** Label of the arrow from the Core process to the operating system. */
  systemAccess: string;
  core: string;
  coreTasks: string;
  /** Label of the arrows between the Core process and the webviews. */
  messages: string;
  firstWindow: string;
  secondWindow: string;
  webviewTasks: string;
};

/** One Core process between the operating system and the WebView processes. */
export default function ProcessModelDiagram(text: Props) {
  return (
    <Figure title={text.title} height={312}>
      <Box x={8} y={8} width={344} height={44} label={text.operatingSystem} />
      <Arrow from={[180, 55]} to={[180, 97]} both />
      <Label x={194} y={76} text={text.systemAccess} width={158} anchor="start" />
      <Box x={8} y={100} width={344} height={66} label={text.core} detail={text.coreTasks} accent />
      <Arrow from={[90, 169]} to={[90, 223]} both />
      <Label x={180} y={196} text={text.messages} width={150} />
      <Arrow from={[270, 169]} to={[270, 223]} both />
      <Box
        x={8}
        y={226}
        width={164}
        height={78}
        label={text.firstWindow}
        detail={text.webviewTasks}
      />
      <Box
        x={188}
        y={226}
        width={164}
        height={78}
        label={text.secondWindow}
        detail={text.webviewTasks}
      />
    </Figure>
  );
}

import React from 'react';
import Arrow from './Arrow';
import Box from './Box';
import Figure from './Figure';
import Label from './Label';

type Props = {
  /** Text alternative of the whole diagram. */
  title: string;
  /** Label of the process with the frontend and the isolation frame. */
  webview: string;
  frontend: string;
  isolation: string;
  core: string;
  /** Frontend to isolation frame. */
  message: string;
  /** Isolation frame back to the frontend. */
  encrypted: string;
  /** Frontend to Core process. */
  forwarded: string;
  /** Core process to frontend. */
  response: string;
};

/** How a message passes through the isolation frame, in four steps. */
export default function IsolationDiagram(text: Props) {
  return (
    <Figure title={text.title} height={350}>
      <rect
        x={4}
        y={4}
        width={352}
        height={222}
        rx={12}
        fill="none"
        stroke="var(--ifm-color-emphasis-300)"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <Label x={16} y={22} text={text.webview} width={328} anchor="start" />
      <Box x={70} y={40} width={220} height={48} label={text.isolation} accent />
      <Arrow from={[130, 157]} to={[130, 91]} />
      <Label x={120} y={124} text={text.message} width={104} anchor="end" />
      <Arrow from={[230, 91]} to={[230, 157]} />
      <Label x={240} y={124} text={text.encrypted} width={108} anchor="start" />
      <Box x={70} y={160} width={220} height={48} label={text.frontend} />
      <Arrow from={[230, 211]} to={[230, 291]} />
      <Label x={240} y={258} text={text.forwarded} width={108} anchor="start" />
      <Arrow from={[130, 291]} to={[130, 211]} />
      <Label x={120} y={258} text={text.response} width={104} anchor="end" />
      <Box x={70} y={294} width={220} height={48} label={text.core} />
    </Figure>
  );
}

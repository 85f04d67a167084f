import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export type Command = {
  /** Stored choice: the same value in another block selects the same tab. */
  value: string;
  label: string;
  command: string;
  /** Language of the highlighting. @default 'shell' */
  language?: string;
};

type Props = {commands: Command[]; groupId?: string};

/** One command in the words of several tools, as tabs whose choice is shared by the whole site. */
export default function CommandTabs({commands, groupId = 'package-manager'}: Props) {
  return (
    <Tabs groupId={groupId}>
      {commands.map(({value, label, command, language = 'shell'}) => (
        <TabItem key={value} value={value} label={label}>
          <CodeBlock language={language}>{command}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

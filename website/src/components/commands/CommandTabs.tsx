import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export type Command = {
  /** Key of the stored choice. Tabs with the same key switch together. */
  value: string;
  label: string;
  command: string;
  /** Language for syntax highlighting. @default 'shell' */
  language?: string;
};

type Props = {commands: Command[]; groupId?: string};

/** A command for several tools, as tabs. All pages share the reader's choice. */
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

import React from 'react';
import CommandTabs from './CommandTabs';

type Props = {
  /** Name of a script in package.json. */
  name: string;
};

/** The command that runs a script of package.json, for npm, Yarn and pnpm. */
export default function RunScript({name}: Props) {
  return (
    <CommandTabs
      commands={[
        {value: 'npm', label: 'npm', command: `npm run ${name}`},
        {value: 'yarn', label: 'Yarn', command: `yarn ${name}`},
        {value: 'pnpm', label: 'pnpm', command: `pnpm ${name}`},
      ]}
    />
  );
}

import React from 'react';
import CommandTabs from './CommandTabs';

type Props = {
  /** npm packages, separated by spaces. */
  packages: string;
  /** Whether they are development dependencies. @default false */
  dev?: boolean;
};

/** The command that installs npm packages, for npm, Yarn and pnpm. */
export default function InstallPackages({packages, dev = false}: Props) {
  const flag = dev ? '-D ' : '';
  return (
    <CommandTabs
      commands={[
        {value: 'npm', label: 'npm', command: `npm install ${dev ? '--save-dev ' : ''}${packages}`},
        {value: 'yarn', label: 'Yarn', command: `yarn add ${flag}${packages}`},
        {value: 'pnpm', label: 'pnpm', command: `pnpm add ${flag}${packages}`},
      ]}
    />
  );
}

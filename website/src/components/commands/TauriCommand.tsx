import React from 'react';
import CommandTabs from './CommandTabs';

type Props = {
  /** Arguments of `tauri`, for example `build --debug`. */
  args: string;
};

/** npm passes options to a script only after `--`. */
function npmCommand(args: string): string {
  const [command, ...options] = args.split(' ');
  return ['npm run tauri', command, ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
}

/** A command of the Tauri CLI, for npm, Yarn, pnpm and Cargo. */
export default function TauriCommand({args}: Props) {
  return (
    <CommandTabs
      commands={[
        {value: 'npm', label: 'npm', command: npmCommand(args)},
        {value: 'yarn', label: 'Yarn', command: `yarn tauri ${args}`},
        {value: 'pnpm', label: 'pnpm', command: `pnpm tauri ${args}`},
        {value: 'cargo', label: 'Cargo', command: `cargo tauri ${args}`},
      ]}
    />
  );
}

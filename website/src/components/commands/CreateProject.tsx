import React from 'react';
import CommandTabs, {type Command} from './CommandTabs';

// By default, create-tauri-app creates a project for the newest major version of the framework (see --help, 4.7).
const version = '--tauri-version 1';

const commands: Command[] = [
  {value: 'bash', label: 'Bash', command: `sh <(curl https://create.tauri.app/sh) ${version}`},
  {
    value: 'powershell',
    label: 'PowerShell',
    language: 'powershell',
    command: `$Env:CTA_ARGS = "${version}"\nirm https://create.tauri.app/ps | iex`,
  },
  {
    value: 'cargo',
    label: 'Cargo',
    command: `cargo install create-tauri-app --locked\ncargo create-tauri-app ${version}`,
  },
  {value: 'npm', label: 'npm', command: `npm create tauri-app@latest -- ${version}`},
  {value: 'yarn', label: 'Yarn', command: `yarn create tauri-app ${version}`},
  {value: 'pnpm', label: 'pnpm', command: `pnpm create tauri-app ${version}`},
  {value: 'bun', label: 'Bun', command: `bunx create-tauri-app ${version}`},
];

/** The ways to start a new project for Tauri v1 with create-tauri-app. */
export default function CreateProject() {
  return <CommandTabs groupId="create-tauri-app" commands={commands} />;
}

import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

type Command = {
  /** Key of the stored choice. Tabs with the same key switch together. */
  value: string;
  label: string;
  command: string;
  /** Language for syntax highlighting. @default 'shell' */
  language?: string;
};

/** A command for several tools, as tabs. All pages share the reader's choice in a group. */
function CommandTabs({groupId, commands}: {groupId: string; commands: Command[]}) {
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

const labels = {npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', cargo: 'Cargo'};

/** A command for package managers. */
function PackageManagerTabs(commandOf: Partial<Record<keyof typeof labels, string>>) {
  const commands = Object.entries(commandOf).map(([value, command]) => ({
    value,
    label: labels[value as keyof typeof labels],
    command,
  }));
  return <CommandTabs groupId="package-manager" commands={commands} />;
}

type InstallPackagesProps = {
  /** npm packages, separated by spaces. */
  packages: string;
  /** Whether they are development dependencies. @default false */
  dev?: boolean;
};

/** The command that installs npm packages. */
export function InstallPackages({packages, dev = false}: InstallPackagesProps) {
  const flag = dev ? '-D ' : '';
  return (
    <PackageManagerTabs
      npm={`npm install ${dev ? '--save-dev ' : ''}${packages}`}
      yarn={`yarn add ${flag}${packages}`}
      pnpm={`pnpm add ${flag}${packages}`}
    />
  );
}

type RunScriptProps = {
  /** Name of a script in package.json. */
  name: string;
};

/** The command that runs a script of package.json. */
export function RunScript({name}: RunScriptProps) {
  return <PackageManagerTabs npm={`npm run ${name}`} yarn={`yarn ${name}`} pnpm={`pnpm ${name}`} />;
}

type TauriCommandProps = {
  /** Arguments of `tauri`, for example `build --debug`. */
  args: string;
};

/** A command of the Tauri CLI. */
export function TauriCommand({args}: TauriCommandProps) {
  return (
    <PackageManagerTabs
      // npm passes options to a script only after `--`.
      npm={`npm run tauri ${args.replace(' ', ' -- ')}`}
      yarn={`yarn tauri ${args}`}
      pnpm={`pnpm tauri ${args}`}
      cargo={`cargo tauri ${args}`}
    />
  );
}

// By default, create-tauri-app creates a project for the newest major version of the framework (see --help, 4.7).
const version = '--tauri-version 1';

/** The ways to start a new project for Tauri v1 with create-tauri-app. */
export function CreateProject() {
  return (
    <CommandTabs
      groupId="create-tauri-app"
      commands={[
        {
          value: 'bash',
          label: 'Bash',
          command: `sh <(curl https://create.tauri.app/sh) ${version}`,
        },
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
      ]}
    />
  );
}

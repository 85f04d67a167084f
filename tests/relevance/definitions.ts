import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';

type Schema = {
  properties?: Record<string, unknown>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  definitions?: Record<string, Schema>;
};

const require = createRequire(import.meta.url);
/** Path of the page of the configuration. */
export const configPage = '/v1/api/config';
/** Path of the page of the CLI. */
export const cliPage = '/v1/api/cli';

function addTo(names: Map<string, string[]>, name: string, ...addresses: string[]): void {
  names.set(name, [...(names.get(name) ?? []), ...addresses]);
}

function propertiesOf(schema: Schema): string[] {
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...variants.flatMap(propertiesOf)];
}

/** The properties of the configuration, from its schema, with the address of each definition that has the property. */
export function configurationProperties(addresses: string[]): Map<string, string[]> {
  const file = require.resolve('@tauri-apps/cli/schema.json');
  const schema = JSON.parse(fs.readFileSync(file, 'utf8')) as Schema;
  const names = new Map<string, string[]>();
  for (const [definition, part] of Object.entries({...schema.definitions, Config: schema})) {
    for (const name of new Set(propertiesOf(part))) {
      // The id of a property is `<definition>.<property>`, or `<definition>.<variant>.<property>`.
      const prefix = `${configPage}#${definition}.`.toLowerCase();
      const found = addresses.filter(
        (address) =>
          address.startsWith(prefix) &&
          /^(?:[^.]+\.)?([^.]+)$/.exec(address.slice(prefix.length))?.[1] === name.toLowerCase(),
      );
      addTo(names, name, ...found);
    }
  }
  return names;
}

/** The exports of the JavaScript modules, from their type declarations. The id of an export is its name. */
export function javascriptExports(): Map<string, string[]> {
  const folder = path.dirname(require.resolve('@tauri-apps/api/package.json'));
  const files = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts') && file !== 'index.d.ts')
    .map((file) => path.join(folder, file));
  const program = ts.createProgram(files, {});
  const checker = program.getTypeChecker();
  const names = new Map<string, string[]>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const page = `/v1/api/js/${path.basename(file, '.d.ts')}`;
    for (const {name} of module ? checker.getExportsOfModule(module) : []) {
      addTo(names, name, `${page}#${name.toLowerCase()}`);
    }
  }
  return names;
}

function helpOf(words: string[]): string {
  const cli = path.join(path.dirname(require.resolve('@tauri-apps/cli/package.json')), 'tauri.js');
  const {stdout, stderr, status} = spawnSync(process.execPath, [cli, ...words, '--help'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`tauri ${words.join(' ')} --help failed: ${stderr}`);
  }
  return stdout;
}

/** The long options of the CLI, from its help. The id of an option is `<command>.<option>`, or `tauri.<option>`. */
export function cliOptions(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const read = (words: string[]) => {
    const help = helpOf(words);
    for (const [, option = ''] of help.matchAll(/^ {2,}(?:-\w, )?(--[\w-]+)/gm)) {
      addTo(names, option, `${cliPage}#${[words.join('.') || 'tauri', option].join('.')}`);
    }
    const [, commands = ''] = /\nCommands:\n([\s\S]*?)\n\n/.exec(help) ?? [];
    for (const [, command = ''] of commands.matchAll(/^ {2}(\S+)/gm)) {
      if (command !== 'help') {
        read([...words, command]);
      }
    }
  };
  read([]);
  return names;
}

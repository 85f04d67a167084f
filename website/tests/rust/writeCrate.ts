import fs from 'node:fs';
import path from 'node:path';
import type {Sample} from '../content/samples/samples';

/** A file that a page shows in a sample, or a root that the check adds around a module. */
type RustFile = {name: string; sample?: Sample; lines: string[]};

const template = path.join(import.meta.dirname, 'crate');

const fileOf = (sample: Sample): RustFile => ({
  name: sample.title ?? 'sample.rs',
  sample,
  lines: sample.code.split('\n'),
});

const hasMain = ({lines}: RustFile) => lines.some((line) => line.startsWith('fn main()'));

const moduleName = ({name}: RustFile) => path.basename(name, '.rs');

/** Whether a file is the root of a program or library. Others are modules. */
const isRoot = (file: RustFile) =>
  ['main', 'lib', 'build', 'sample'].includes(moduleName(file)) || hasMain(file);

/** The files of a page that one of them declares by `mod`, in the version that was shown last before it. */
function modulesOf(file: RustFile, files: RustFile[]): RustFile[] {
  const index = files.indexOf(file);
  const declared = [...file.lines.join('\n').matchAll(/^(?:pub )?mod (\w+);/gm)];
  return declared.flatMap(([, name]) => {
    const isIt = (candidate: RustFile) => !isRoot(candidate) && moduleName(candidate) === name;
    const found = files.slice(0, index).findLast(isIt) ?? files.slice(index + 1).find(isIt);
    return found ? [found, ...modulesOf(found, files)] : [];
  });
}

/**
 * Commands that a file defines and does not register. The attribute checks arguments and results only if a handler takes the command,
 * so these commands get a handler.
 */
function unregisteredCommands({lines}: RustFile): string[] {
  const code = lines.join('\n');
  const handlers = [...code.matchAll(/generate_handler!\[([^\]]*)\]/g)].map(([, list]) => list);
  return [
    ...code.matchAll(/^#\[tauri::command\b.*\]\n(?:(?:#|\/\/).*\n)*(?:pub )?(?:async )?fn (\w+)/gm),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(handlers.join()));
}

const register = (commands: string[]) =>
  commands.length > 0
    ? `let _ = tauri::Builder::<tauri::Wry>::new().invoke_handler(tauri::generate_handler![${commands.join(', ')}]);`
    : '';

/** A root with the code that its sample omits at the end, added on one line. */
function completed(root: RustFile): RustFile {
  const name = hasMain(root) ? 'register_commands' : 'main';
  const end = `fn ${name}() { ${register(unregisteredCommands(root))} }`;
  return {...root, lines: [...root.lines, end]};
}

/** A program around a module. */
function rootOf(module: RustFile): RustFile {
  const name = moduleName(module);
  const commands = unregisteredCommands(module).map((command) => `${name}::${command}`);
  const lines = [`#[path = "${module.name}"] mod ${name};`, `fn main() { ${register(commands)} }`];
  return {name: 'root.rs', lines};
}

/** Files that a file includes. The compiler accepts any content, such as an icon. */
const includedBy = ({lines}: RustFile) =>
  [...lines.join('\n').matchAll(/include_bytes!\("([^"]+)"\)/g)].map(([, file = '']) => file);

function filesBelow(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((name) => name.replaceAll(path.sep, '/'))
    : [];
}

/** Makes a folder contain exactly these files. Unchanged files keep their modification time, by which Cargo decides what to compile. */
function writeFolder(folder: string, files: Map<string, Buffer>) {
  const present = filesBelow(folder);
  for (const file of present.filter((name) => !files.has(name))) {
    fs.rmSync(path.join(folder, file));
  }
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (!present.includes(name) || !fs.readFileSync(file).equals(content)) {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, content);
    }
  }
}

/**
 * Writes the package of the samples. Each sample is a program, together with the files of its page that it declares by `mod`. A module
 * that no program of its page declares gets a program that only declares it. Returns the sample of each file.
 */
export function writeCrate(samples: Sample[], folder: string): Map<string, Sample> {
  const pages = [...new Set(samples.map(({file}) => file))];
  const programs = pages.flatMap((page) => {
    const files = samples.filter(({file}) => file === page).map(fileOf);
    const roots = files.filter(isRoot);
    const used = new Set(roots.flatMap((root) => [root, ...modulesOf(root, files)]));
    return [
      ...roots.map((root) => [completed(root), ...modulesOf(root, files)]),
      ...files
        .filter((file) => !used.has(file))
        .map((module) => [rootOf(module), module, ...modulesOf(module, files)]),
    ];
  });

  const read = (name: string) => fs.readFileSync(path.join(template, name));
  const contents = new Map(filesBelow(template).map((name) => [name, read(name)]));
  const sampleOf = new Map<string, Sample>();
  const targets = programs.map((files, index) => {
    for (const file of files) {
      const name = path.posix.join('src', String(index), file.name);
      if (file.sample) {
        sampleOf.set(name, file.sample);
      }
      contents.set(name, Buffer.from(`${file.lines.join('\n')}\n`));
      for (const included of includedBy(file)) {
        contents.set(path.posix.join(path.posix.dirname(name), included), read('icons/icon.png'));
      }
    }
    return `\n[[bin]]\nname = "sample-${index}"\npath = "src/${index}/${files[0]?.name}"\n`;
  });
  contents.set('Cargo.toml', Buffer.from(read('Cargo.toml').toString() + targets.join('')));
  writeFolder(folder, contents);
  return sampleOf;
}

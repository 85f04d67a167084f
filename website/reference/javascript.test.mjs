// @ts-check
import {beforeAll, expect, test} from 'vitest';
import {readJavascript} from './javascript.mjs';
import {locateSources} from './sources.mjs';
import {root} from './testing/site.mjs';

/** @type {import('./javascript.mjs').JavascriptModel} */
let model;

beforeAll(async () => {
  model = await readJavascript(await locateSources(`${root}/website`));
}, 60_000);

/** @param {string} path */
const symbol = (path) => {
  const found = model.modules.flatMap(({symbols}) => symbols).find((one) => one.path === path);
  if (!found) throw new Error(`There is no ${path}`);
  return found;
};

/**
 * @param {string} path
 * @param {string} name
 */
const method = (path, name) => {
  const found = symbol(path).methods.find((one) => one.name === name);
  if (!found) throw new Error(`${path} has no ${name}`);
  return found;
};

test('breaks long signatures into one parameter per line', () => {
  expect(symbol('fs.copyFile').signatures[0]?.code).toBe(
    'function copyFile(\n  source: string,\n  destination: string,\n  options?: FsOptions,\n): Promise<void>',
  );
  expect(symbol('window.getAll').signatures[0]?.code).toBe('function getAll(): WebviewWindow[]');
  expect(symbol('path.join').signatures[0]?.code).toBe(
    'function join(...paths: string[]): Promise<string>',
  );
});

test('formats declarations as in the source', () => {
  expect(symbol('shell.Command').code).toBe(
    "class Command extends EventEmitter<'close' | 'error'>",
  );
  expect(symbol('shell.EventEmitter').code).toBe('class EventEmitter<E extends string>');
  expect(symbol('event.EventName').code).toBe(
    'type EventName = `${TauriEvent}` | (string & Record<never, never>)',
  );
  expect(symbol('window.FileDropEvent').code).toContain(
    "\n  | { type: 'hover'; paths: string[] }\n",
  );
  expect(symbol('fs.readBinaryFile').signatures[0]?.code).toContain('Promise<Uint8Array>');
  expect(symbol('os.EOL').code).toBe('const EOL: string');
});

test('splits comments into tags', () => {
  const {comment, parameters} = method('window.WindowManager', 'setTitle').signatures[0] ?? {};
  expect(comment).toMatchObject({
    summary: 'Sets the window title.',
    returns: 'A promise indicating the success or failure of the operation.',
    examples: [expect.stringMatching(/^```typescript\n[\s\S]*\n```$/)],
  });
  expect(parameters).toMatchObject([
    {name: 'title', type: ['string'], optional: false, text: 'The new title'},
  ]);
  // `@return` equals `@returns`; the final period of a version is removed.
  expect(symbol('tauri.invoke').signatures[0]?.comment.returns).toMatch(/^A promise resolving/);
  expect(symbol('clipboard.readText').signatures[0]?.comment.since).toBe('1.0.0');
  expect(symbol('path.appDir').signatures[0]?.comment.deprecated).toContain(
    '{@link path.appConfigDir | appConfigDir}',
  );
});

test('removes an extra asterisk after an example', () => {
  const [signature] = method('window.WebviewWindow', 'constructor').signatures;
  expect(signature?.comment.examples[0]).toMatch(/```$/);
});

test('gives every signature of a function a key', () => {
  expect(symbol('fs.writeTextFile').signatures.map(({path}) => path)).toEqual([
    'fs.writeTextFile',
    'fs.writeTextFile~2',
  ]);
});

test('includes exported symbols that are tagged as hidden, but not hidden members', () => {
  expect(symbol('window.WindowManager').methods.length).toBeGreaterThan(40);
  expect(symbol('window.WebviewWindowHandle').methods.map(({name}) => name)).not.toContain(
    '_handleTauriEvent',
  );
  expect(symbol('http.Body').methods.map(({name}) => name)).not.toContain('constructor');
});

test('resolves aliases', () => {
  expect(symbol('fs.writeFile')).toMatchObject({kind: 'function', aliasOf: 'fs.writeTextFile'});
  expect(symbol('path.BaseDirectory')).toMatchObject({
    kind: 'enumeration',
    aliasOf: 'fs.BaseDirectory',
  });
  expect(model.values).toMatchObject([{name: 'invoke', target: 'tauri.invoke'}]);
});

test('finds an inherited member through each subclass and describes it where it is declared', () => {
  expect(method('window.WindowManager', 'setTitle').signatures[0]).toMatchObject({
    path: 'window.WindowManager.setTitle',
    aliases: ['window.WebviewWindow.setTitle'],
  });
  expect(model.symbols['window.WebviewWindow.listen']).toEqual({
    module: 'window',
    anchor: 'listen',
  });
  expect(symbol('window.WebviewWindow').inherited.map(({from}) => from)).toEqual([
    'window.WebviewWindowHandle',
    'window.WindowManager',
  ]);
});

test('names the file of symbols from a helper file', () => {
  expect(symbol('event.Event').file).toBe('helpers/event.ts');
  expect(symbol('event.listen').file).toBe('event.ts');
});

test('knows the modules of window.__TAURI__', () => {
  expect(model.modules.filter(({global}) => !global).map(({name}) => name)).toEqual(['mocks']);
});

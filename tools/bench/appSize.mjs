// @ts-check
/**
 * `node bench/appSize.mjs [measure…]`: builds a small Tauri application once for each measure of
 * `website/docs/guides/building/app-size.md`, and prints the sizes of the executable and of the Debian package. Without arguments,
 * it builds for all measures, which takes about two minutes each. It needs what the Rust samples need (see CONTRIBUTING.md), and for
 * `build-std` a nightly toolchain with the component `rust-src`. Exits with 1 if a build fails.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {reportRows} from './bounds.mjs';

const require = createRequire(import.meta.url);
const samples = path.join(import.meta.dirname, '../../website/tests/rust/crate');
const folder = path.join(os.tmpdir(), 'tauri-app-size');
const crate = path.join(folder, 'src-tauri');
const host = 'x86_64-unknown-linux-gnu';

/**
 * @typedef {{
 *   profile?: Record<string, string | number | boolean>,
 *   tauri?: Record<string, unknown>,
 *   allowlist?: Record<string, unknown>,
 *   icon?: string,
 *   buildStd?: boolean,
 * }} Measure fields of `profile.release`, of the dependency `tauri` and of the allowlist; the window icon; whether the standard
 * library is compiled too
 */

const small = {strip: true, lto: true, 'codegen-units': 1, panic: 'abort', 'opt-level': 's'};
const withoutDefaults = {'default-features': false, features: ['wry']};
const smallIcon = path.join(samples, 'icons/icon.png');

/** @type {Record<string, Measure>} */
const measures = {
  defaults: {},
  strip: {profile: {strip: true}},
  'strip + lto = "thin"': {profile: {strip: true, lto: 'thin'}},
  'strip + lto': {profile: {strip: true, lto: true}},
  'strip + codegen-units': {profile: {strip: true, 'codegen-units': 1}},
  'strip + panic': {profile: {strip: true, panic: 'abort'}},
  'strip + opt-level = "s"': {profile: {strip: true, 'opt-level': 's'}},
  'five settings, opt-level = 3': {profile: {...small, 'opt-level': 3}},
  'five settings, opt-level = "s"': {profile: small},
  'five settings, opt-level = "z"': {profile: {...small, 'opt-level': 'z'}},
  'without default features': {profile: small, tauri: withoutDefaults},
  'opt-level = "z", without default features': {
    profile: {...small, 'opt-level': 'z'},
    tauri: withoutDefaults,
  },
  'build-std': {profile: small, buildStd: true},
  'opt-level = "z", without default features, build-std': {
    profile: {...small, 'opt-level': 'z'},
    tauri: withoutDefaults,
    buildStd: true,
  },
  'allowlist: all': {profile: small, allowlist: {all: true}},
  'allowlist: http': {profile: small, allowlist: {http: {all: true}}},
  'allowlist: dialog > open, fs > readFile': {
    profile: small,
    allowlist: {dialog: {open: true}, fs: {readFile: true}},
  },
  'icon of 512 pixels': {
    profile: small,
    icon: path.join(import.meta.dirname, '../../website/static/img/icon-512.png'),
  },
};

/** @param {Record<string, unknown>} table */
const toml = (table) =>
  Object.entries(table)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
    .join('');

/** @param {Measure} measure */
function writeProject({profile = {}, tauri = {}, allowlist = {}, icon = smallIcon}) {
  for (const file of ['src', 'icons', '../ui']) {
    fs.mkdirSync(path.join(crate, file), {recursive: true});
  }
  const write = (file, text) => fs.writeFileSync(path.join(crate, file), text);
  write(
    'Cargo.toml',
    `[package]
name = "app-size"
version = "1.0.0"
edition = "2021"
authors = ["Tauri v1 documentation"]

[build-dependencies]
tauri-build = "1.5"

[dependencies.tauri]
${toml({version: '1.8', ...tauri})}
[features]
custom-protocol = ["tauri/custom-protocol"]

[profile.release]
${toml(profile)}`,
  );
  write('build.rs', 'fn main() {\n  tauri_build::build()\n}\n');
  write(
    'src/main.rs',
    `fn main() {
  tauri::Builder::default()
    .run(tauri::generate_context!())
    .expect("error while running the application");
}
`,
  );
  write(
    'tauri.conf.json',
    JSON.stringify({
      build: {distDir: '../ui', devPath: '../ui'},
      package: {productName: 'app-size', version: '1.0.0'},
      tauri: {
        allowlist,
        bundle: {
          active: true,
          targets: ['deb'],
          identifier: 'org.example.size',
          icon: ['icons/icon.png'],
        },
        windows: [{title: 'Size'}],
      },
    }),
  );
  write(
    '../ui/index.html',
    '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>Size</title>\n  </head>\n  <body>\n    <h1>Size</h1>\n  </body>\n</html>\n',
  );
  fs.copyFileSync(icon, path.join(crate, 'icons/icon.png'));
  fs.copyFileSync(path.join(samples, 'Cargo.lock'), path.join(crate, 'Cargo.lock'));
}

/**
 * Builds the application and returns the sizes in bytes.
 *
 * @param {Measure} measure
 */
function build(measure) {
  writeProject(measure);
  const release = path.join(crate, 'target', measure.buildStd ? host : '', 'release');
  fs.rmSync(path.join(release, 'bundle'), {recursive: true, force: true});
  const options = measure.buildStd
    ? ['--target', host, '--', '-Z', 'build-std=std,panic_abort']
    : [];
  const {status} = spawnSync(
    process.execPath,
    [require.resolve('@tauri-apps/cli/tauri.js'), 'build', ...options],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, ...(measure.buildStd && {RUSTUP_TOOLCHAIN: 'nightly'})},
    },
  );
  if (status !== 0) {
    throw new Error(`The build ended with status ${status}.`);
  }
  const packages = path.join(release, 'bundle/deb');
  const [deb] = fs.readdirSync(packages).filter((file) => file.endsWith('.deb'));
  return {
    executable: fs.statSync(path.join(release, 'app-size')).size,
    package: fs.statSync(path.join(packages, deb)).size,
  };
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(measures);
const unknown = names.find((name) => !Object.hasOwn(measures, name));
if (unknown !== undefined) {
  console.error(
    `There is no measure "${unknown}". Choose from:\n${Object.keys(measures).join('\n')}`,
  );
  process.exit(1);
}
const rows = {};
for (const name of names) {
  const {executable, package: deb} = build(measures[name]);
  rows[name] = {executable: megabytes(executable), 'Debian package': megabytes(deb)};
}
await reportRows('appSize', rows);

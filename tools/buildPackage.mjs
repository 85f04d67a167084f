// Builds the package in the working directory. `lib/` gets copies of what packages share, so that a published package is complete.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const tsc = (args, files = []) =>
  execFileSync('tsc', [...files, ...args.split(' ')], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
const options = '--strict --skipLibCheck --target es2022 --types node';

fs.rmSync('lib', {recursive: true, force: true});
const sources = fs.readdirSync('src', {recursive: true, encoding: 'utf8'});
const code = sources
  .filter((file) => /(?<!\.test)\.m?tsx?$/.test(file))
  .map((file) => fs.readFileSync(path.join('src', file), 'utf8'))
  .join('');
const shared = new Set(Array.from(code.matchAll(/'#shared\/(\w+)'/g), ([, name]) => name));
tsc(
  `--outDir lib/shared --declaration --module commonjs --esModuleInterop ${options}`,
  Array.from(shared, (name) => `../../tools/shared/${name}.ts`),
);
if (fs.existsSync('bin')) {
  tsc(`../../tools/setUp/main.mts --outDir lib/setUp --module node16 ${options}`);
}
tsc('-p tsconfig.json');
tsc('-p tsconfig.client.json');
// TypeScript does not copy stylesheets.
for (const file of sources.filter((name) => name.endsWith('.css'))) {
  fs.copyFileSync(path.join('src', file), path.join('lib/browser', file));
}

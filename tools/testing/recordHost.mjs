// Records the exchanges with a Meilisearch server that the tests of the host replay where there is no server.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(
  import.meta.dirname,
  '../../packages/docusaurus-theme-search-meilisearch/src/providers/meilisearch/recordings',
);

fs.rmSync(folder, {recursive: true, force: true});
const {status} = spawnSync('npx', ['vitest', 'run', '--project', 'host'], {
  stdio: 'inherit',
  env: {...process.env, RECORD_HOST: '1'},
});
// One exchange on each line, so that the files are small and a diff shows what changed.
for (const name of fs.readdirSync(folder)) {
  const file = path.join(folder, name);
  const exchanges = JSON.parse(fs.readFileSync(file, 'utf8'));
  const lines = exchanges.map((exchange) => JSON.stringify(exchange));
  fs.writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}
process.exitCode = status ?? 1;

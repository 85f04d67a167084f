// Records the exchanges with a Meilisearch server that the tests of the host replay where there is no server.
import {spawnSync} from 'node:child_process';

const {status} = spawnSync('npx', ['vitest', 'run', '--project', 'host'], {
  stdio: 'inherit',
  env: {...process.env, RECORD_HOST: '1'},
});
process.exitCode = status ?? 1;

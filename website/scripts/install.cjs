// Installs the packages, for `npm start` and `npm test`. Runs before anything is installed and on any Node: ES5, no dependency.
require('./requireNode.cjs');
var spawnSync = require('child_process').spawnSync;
var pnpm = require('../../package.json').packageManager;

// A shell, because npx is a script on Windows.
var result = spawnSync('npx --yes ' + pnpm + ' install --frozen-lockfile', {
  stdio: 'inherit',
  shell: true,
});
if (result.status !== 0) {
  console.error(
    'The packages could not be installed, see above. If the registry cannot be reached, go online or set another one with ' +
      '`npm config set registry <url>`. Then run the command again.',
  );
  process.exit(1);
}

// Fails a script that needs pnpm with a clear message: turbo only reports that it cannot find a binary.
require('./requireNode.cjs');
var fs = require('fs');
var path = require('path');
var pnpm = require('../../package.json').packageManager;

var found = (process.env.PATH || process.env.Path || '')
  .split(path.delimiter)
  .some(function (folder) {
    return fs.existsSync(path.join(folder, 'pnpm')) || fs.existsSync(path.join(folder, 'pnpm.cmd'));
  });
if (!found) {
  console.error(
    'This script needs pnpm. Run: npx --yes ' +
      pnpm +
      ' ' +
      (process.env.npm_lifecycle_event || 'run'),
  );
  process.exit(1);
}
// Only pnpm writes this file. Packages that npm installed lack those of the workspace.
if (!fs.existsSync(path.join(__dirname, '../../node_modules/.modules.yaml'))) {
  console.error('The packages are not installed. Run: npx --yes ' + pnpm + ' install');
  process.exit(1);
}

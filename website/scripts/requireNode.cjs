// Runs before anything is installed and on any Node: ES5, no dependency.
var wanted = require('../../package.json').engines.node.replace('>=', '').split('.').map(Number);
var found = process.versions.node.split('.').map(Number);
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < (wanted[1] || 0))) {
  console.error(
    'This project needs Node ' +
      wanted.join('.') +
      ' or newer, but this is Node ' +
      process.versions.node +
      '. Install the current LTS release from https://nodejs.org/ and run the command again.',
  );
  process.exit(1);
}

import fs from 'node:fs';

// TypeScript does not copy stylesheets to the output folder.
fs.cpSync('src/theme', 'lib/browser/theme', {
  recursive: true,
  filter: (file) => !/\.tsx?$/.test(file),
});
fs.copyFileSync('src/client/search.css', 'lib/browser/client/search.css');

import fs from 'node:fs';

// The TypeScript compiler does not copy stylesheets.
fs.cpSync('src/theme', 'lib/browser/theme', {
  recursive: true,
  filter: (file) => !/\.tsx?$/.test(file),
});

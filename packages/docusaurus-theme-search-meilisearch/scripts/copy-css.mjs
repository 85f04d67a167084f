import fs from 'node:fs';

// The compiler leaves stylesheets out.
fs.cpSync('src/theme', 'lib/browser/theme', {
  recursive: true,
  filter: (file) => !/\.tsx?$/.test(file),
});
fs.copyFileSync('src/client/search.css', 'lib/browser/client/search.css');

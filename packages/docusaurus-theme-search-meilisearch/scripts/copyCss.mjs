import fs from 'node:fs';

// TypeScript does not copy stylesheets to the output folder.
for (const file of [
  'client/search.css',
  'theme/SearchButton/styles.css',
  'theme/SearchPending/styles.css',
]) {
  fs.copyFileSync(`src/${file}`, `lib/browser/${file}`);
}

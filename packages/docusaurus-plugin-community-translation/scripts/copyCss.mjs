import fs from 'node:fs';

// TypeScript does not copy stylesheets to the output folder.
for (const file of fs
  .readdirSync('src', {recursive: true})
  .filter((name) => name.endsWith('.css'))) {
  fs.copyFileSync(`src/${file}`, `lib/browser/${file}`);
}

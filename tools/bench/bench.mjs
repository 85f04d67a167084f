// @ts-check
/** `pnpm bench [name] [arguments]`: runs a benchmark of this folder; without a name, that of the build. */
import path from 'node:path';

const names = ['build', 'search', 'readers', 'host', 'translations', 'appSize'];
const [name = 'build'] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  console.error(`There is no benchmark "${name}", only: ${names.join(', ')}`);
  process.exit(1);
}
await import(path.join(import.meta.dirname, `${name}.mjs`));

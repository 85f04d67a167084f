// @ts-check
/**
 * Serves the built site, compressed with Brotli or gzip as web hosts do: all locales (`build/`), or one with `--locale ko`
 * (`.build/ko/`). `--port` is the first port to try (default: 3000).
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import getPort, {portNumbers} from 'get-port';
import {createCompressedServer} from './staticServer.mjs';

const siteDir = path.resolve(import.meta.dirname, '..');
const {values} = parseArgs({
  options: {locale: {type: 'string'}, port: {type: 'string', default: '3000'}},
});
const {locale} = values;
const wanted = Number(values.port);
// If the port is in use, the next 100 are tried; the highest port is 65535.
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65435) {
  console.error(`--port must be a number from 1 to 65435, not "${values.port}".`);
  process.exit(1);
}

const folder = locale ? path.join('.build', locale) : 'build';
const home = locale && locale !== 'en' ? `/${locale}/` : '/';
if (!fs.existsSync(path.join(siteDir, folder, home, 'index.html'))) {
  console.error(
    `Nothing is built in website/${folder}. Build it first: pnpm ${locale ? `turbo run build:${locale}` : 'build'}`,
  );
  process.exit(1);
}

const port = await getPort({port: portNumbers(wanted, wanted + 100)});
if (port !== wanted) {
  console.warn(`Port ${wanted} is in use. Using ${port}.`);
}
// The root of a single locale's build has no page.
const redirects = home === '/' ? [] : [{source: '/', destination: home, type: 302}];
createCompressedServer(path.join(siteDir, folder), redirects).listen(port, () => {
  console.log(`\nServing the site at http://localhost:${port}${home}\nPress Ctrl+C to stop.`);
});

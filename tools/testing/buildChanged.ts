import fs from 'node:fs';
import path from 'node:path';
import {buildSite, type Ended} from './buildSite';

/** A folder for files of a test. It is inside the site, so that packages resolve, and git ignores it. */
export const scratchFolder = (siteDir: string) => path.join(siteDir, '.cache/bad-input');

/**
 * Builds one locale of a site with a changed configuration.
 *
 * @param siteDir absolute path of the site
 * @param change body of a function of `config`, the site's configuration
 * @param env additional environment variables
 */
export async function buildChanged(
  siteDir: string,
  locale: string,
  change: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const scratch = scratchFolder(siteDir);
  fs.mkdirSync(scratch, {recursive: true});
  const config = path.join(scratch, `${process.hrtime.bigint()}.config.js`);
  fs.writeFileSync(
    config,
    `const file = ${JSON.stringify(path.join(siteDir, 'docusaurus.config.js'))};
     // Docusaurus loads the configuration twice.
     delete require.cache[file];
     const config = require(file);
     // Docusaurus resolves relative names of plugins from the folder of the configuration.
     const resolve = (name) => (/^\\.\\//.test(name) ? require('path').join(file, '..', name) : name);
     config.plugins = (config.plugins ?? []).map((plugin) =>
       Array.isArray(plugin) ? [resolve(plugin[0]), ...plugin.slice(1)] : resolve(plugin));
     ${change}
     module.exports = config;`,
  );
  const output = path.join(scratch, 'out');
  const ended = await buildSite(
    siteDir,
    ['--locale', locale, '--config', config, '--out-dir', output],
    {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bad-input', ...env},
  );
  fs.rmSync(config);
  return ended;
}

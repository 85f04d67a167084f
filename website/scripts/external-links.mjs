// @ts-check
/**
 * Lists the external links of the built English site: each URL, with the pages that link to it. `--check` requests each URL and
 * lists only those that fail (needs a network; exits with 1 if there are any).
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const build = path.resolve(import.meta.dirname, '../build');
const {locales, defaultLocale} = createRequire(import.meta.url)('../config/locales.js');
const otherLocales = locales.filter((/** @type {string} */ locale) => locale !== defaultLocale);
const timeoutMs = 15_000;

if (!fs.existsSync(path.join(build, 'index.html'))) {
  console.error('The site is not built. Run: pnpm build');
  process.exit(1);
}

/** @type {Map<string, Set<string>>} */
const pagesOf = new Map();
for (const file of fs.readdirSync(build, {recursive: true, encoding: 'utf8'})) {
  if (!file.endsWith('.html') || otherLocales.includes(file.split(path.sep)[0])) {
    continue;
  }
  const html = fs.readFileSync(path.join(build, file), 'utf8');
  for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(https?:[^"#]+)/g)) {
    const url = href.replaceAll('&amp;', '&');
    pagesOf.set(url, (pagesOf.get(url) ?? new Set()).add(`/${file.replace(/index\.html$/, '')}`));
  }
}

/** @param {string} url */
async function problemOf(url) {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(timeoutMs)});
    await response.body?.cancel();
    return response.ok ? undefined : String(response.status);
  } catch (error) {
    // `fetch` gives the reason only in the cause.
    return String(/** @type {{cause?: unknown}} */ (error).cause ?? error);
  }
}

const isCheck = process.argv.includes('--check');
for (const [url, pages] of [...pagesOf].sort()) {
  const problem = isCheck ? await problemOf(url) : undefined;
  if (problem) {
    process.exitCode = 1;
  }
  if (!isCheck || problem) {
    console.log([url, ...(problem ? [problem] : []), ...pages].join('\n  '));
  }
}

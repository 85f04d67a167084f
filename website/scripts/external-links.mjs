// @ts-check
/**
 * External links of the built English site: each address, with the pages that use it. `--check` asks for each of them and lists
 * those that do not answer with a page (needs a network; exits 1 when there are any).
 */
import fs from 'node:fs';
import path from 'node:path';

const build = path.resolve(import.meta.dirname, '../build');
const otherLocales = /^(?:fr|it|ko|zh-cn)\//;
/** Milliseconds that a host has for its answer. */
const patience = 15_000;

if (!fs.existsSync(path.join(build, 'index.html'))) {
  console.error('The site is not built. Run: pnpm build');
  process.exit(1);
}

/** @type {Map<string, Set<string>>} */
const pagesOf = new Map();
for (const file of fs.readdirSync(build, {recursive: true, encoding: 'utf8'})) {
  if (!file.endsWith('.html') || otherLocales.test(file)) {
    continue;
  }
  const html = fs.readFileSync(path.join(build, file), 'utf8');
  for (const [, address = ''] of html.matchAll(/<a [^>]*?href="(https?:[^"#]+)/g)) {
    const url = address.replaceAll('&amp;', '&');
    pagesOf.set(url, (pagesOf.get(url) ?? new Set()).add(`/${file.replace(/index\.html$/, '')}`));
  }
}

/** @param {string} url */
async function problemOf(url) {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(patience)});
    await response.body?.cancel();
    return response.ok ? undefined : String(response.status);
  } catch (error) {
    // fetch tells why only in the cause.
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

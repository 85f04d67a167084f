import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Pages and posts of sites, and changesets. */
const content =
  /^(?:website\/(?:docs|blog|src\/pages)|i18n|examples\/.*\/i18n|tests\/(?:fixtures|relevance)|\.changeset)\//;
const docs = execFileSync('git', ['ls-files', '*.md'], {cwd: root, encoding: 'utf8'})
  .split('\n')
  .filter((file) => file !== '' && !content.test(file));
const packages = fs.readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
/** Documents for users, who have neither the files nor the scripts of this repository. */
const userDocs = /^(?:examples\/|packages\/[^/]+\/README\.md$)/;
const contributorDocs = docs.filter((file) => !userDocs.test(file));

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(root, file));
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** Ids that GitHub gives to the headings of a file. */
function headingIds(file: string): string[] {
  return Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** Links and images of a file that lead to the repository, not to other sites. */
function relativeLinks(file: string): string[] {
  const text = withoutCode(read(file));
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
  const images = Array.from(text.matchAll(/\ssrc(?:set)?="([^"]+)"/g), ([, link = '']) => link);
  // Links in pages of the site begin with a slash, as in the examples of the style guide.
  return [...links, ...images].filter((link) => !/^(?:[a-z]+:|\/)/.test(link));
}

/** Docusaurus also finds pages of this site by their path in this folder, which works for translated and other pages. */
const siteDocs = 'examples/everything/docs/';

function isBroken(file: string, link: string): boolean {
  const [target = '', id] = link.split('#');
  const folders = [path.posix.dirname(file), ...(file.startsWith(siteDocs) ? [siteDocs] : [])];
  const paths = target ? folders.map((folder) => path.posix.join(folder, target)) : [file];
  const linked = paths.find(exists);
  if (linked === undefined) {
    return true;
  }
  const isFolder = fs.statSync(path.join(root, linked)).isDirectory();
  const page = isFolder ? path.posix.join(linked, 'README.md') : linked;
  return id !== undefined && !headingIds(page).includes(id);
}

describe.each(docs)('%s', (file) => {
  it('has no broken links', () => {
    expect(relativeLinks(file).filter((link) => isBroken(file, link))).toEqual([]);
  });
});

/** Files that only a build creates. */
const generated = /^(?:website\/\.?build\/|(?:website\/)?docs\/api\/|search\/|\.well-known\/)/;

/** Folders that paths in the docs are relative to: the repository, the website, packages, their sources and components. */
const bases = [
  '.',
  'website',
  ...packages.flatMap((folder) => [
    folder,
    `${folder}/src`,
    `${folder}/src/theme`,
    `${folder}/src/wrappers`,
  ]),
];

/** Whether a doc names a file that exists neither in one of the `bases` nor in the folder of the doc or one above it. */
function isMissing(doc: string, name: string): boolean {
  const folders = doc.split('/').map((_, index, parts) => parts.slice(0, index).join('/') || '.');
  const candidates = [...bases, ...folders].flatMap((base) => [
    `${base}/${name}`,
    `${base}/${name}.tsx`,
  ]);
  return !generated.test(name) && !candidates.some(exists);
}

/** Code spans that are paths, without those that contain a placeholder (`<locale>`, `*`). */
function pathsIn(file: string): string[] {
  const spans = Array.from(read(file).matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  return spans.filter((span) => /^[\w.][\w.@-]*(?:\/[\w.@-]+)*\/[\w.@-]*$/.test(span));
}

/** Commands `pnpm …` in code: the package (the root without `--filter`) and the name of the script. */
function pnpmScripts(file: string): {workspace: string; script: string}[] {
  const commands = read(file).matchAll(
    /(?:^|`) *(?:npx --yes )?pnpm(?:@[\d.]+)? (?:--filter (\w+) )?([a-z][\w:-]*)/gm,
  );
  return Array.from(commands, ([, workspace = '.', script = '']) => ({workspace, script}));
}

const testFiles = execFileSync('git', ['ls-files', '*.test.*'], {cwd: root, encoding: 'utf8'})
  .split('\n')
  .filter((file) => file !== '');

/** Commands of pnpm itself, and of installed packages. */
const builtIn = ['audit', 'changeset', 'exec', 'install', 'knip'];

describe.each(contributorDocs)('%s', (file) => {
  it('names only files that exist', () => {
    expect(pathsIn(file).filter((name) => isMissing(file, name))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const missing = pnpmScripts(file).filter(({workspace, script}) => {
      const {scripts} = JSON.parse(read(`${workspace}/package.json`)) as {scripts: object};
      return !(script in scripts) && !builtIn.includes(script);
    });
    expect(missing).toEqual([]);
  });

  it('runs only tests that exist', () => {
    const commands = read(file).matchAll(/vitest run ([\w/]+)(?: -t "(.+)")?/g);
    const missing = Array.from(commands).filter(
      ([, name = '', title = '']) =>
        !testFiles.some((test) => test.includes(name) && read(test).includes(title)),
    );
    expect(missing).toEqual([]);
  });
});

describe('decisions', () => {
  const records = docs.filter((file) => /^decisions\/\d/.test(file));

  it('are all in the index, with their titles', () => {
    const index = read('decisions/README.md');
    for (const file of records) {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(file)) ?? [];
      expect(path.basename(file)).toMatch(new RegExp(`^0*${number}-`));
      expect(index).toContain(`(${path.basename(file)})`);
      expect(index).toContain(`| ${title}`);
    }
  });

  it('have the same headings', () => {
    for (const file of records) {
      const headings = Array.from(read(file).matchAll(/^## (.+)$/gm), ([, heading]) => heading);
      expect(
        headings.filter((heading) => heading !== 'Measurements'),
        file,
      ).toEqual(['Context', 'Decision', 'Consequences', 'Removal']);
    }
  });
});

describe('the recipes in the documentation of the navbar package', () => {
  const page = read('examples/everything/docs/navbar-items/recipes.md');
  const folder = 'examples/navbar-items/src/recipes';
  const files = fs
    .readdirSync(path.join(root, folder))
    .filter((file) => /\.(?:tsx|css)$/.test(file));

  it.each(files)('%s is the tested file', (file) => {
    expect(page).toContain(read(`${folder}/${file}`));
  });
});

import fs from 'fs/promises';
import os from 'os';
import path from 'path';
import {emptyVocabulary} from '../engine/vocabulary';
import {indexFolder, indexSite, readSiteSections, type IndexedSite} from '../indexer/indexSite';
import {readSiteContent} from '../indexer/siteContent';
import type {Section} from '../section';
import {startLoopbackServer, type LoopbackServer} from './loopbackServer.test.support';

/** 61 words, the 31st of which is "tray". */
export const longText = Array.from({length: 61}, (_, index) =>
  index === 30 ? 'tray' : `filler${index}`,
).join(' ');

function page(lang: string, title: string, body: string): string {
  return `<!doctype html><html lang="${lang}" class="plugin-docs"><head><title>${title} | Site</title></head><body><main><article>
    <h1>${title}</h1>${body}</article></main></body></html>`;
}

const pages = {
  'guide/index.html': page(
    'en',
    'Guide',
    `<h2 id="window">Window</h2><p>Change its title, &lt;img src=x onerror=alert(1)&gt; included.</p>
     <h2 id="long">Long</h2><p>${longText}</p>`,
  ),
  'ko-guide/index.html': page(
    'ko',
    '안내',
    '<h2 id="window">Window 설정</h2><p>제목을 바꿉니다.</p>',
  ),
};

function siteIn(outDir: string): IndexedSite {
  return {
    outDir,
    baseUrl: '/',
    titleSuffix: ' | Site',
    locale: 'en',
    categories: [],
    defaultCategories: {docs: 'Documentation', blog: 'Blog', page: 'Pages'},
    exclude: [],
    ...readSiteContent({}),
    vocabulary: emptyVocabulary,
  };
}

/** Writes the built site of the tests, with the index of this package, to a new folder. */
export async function writeTestSite(): Promise<string> {
  const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-test-'));
  for (const [name, html] of Object.entries(pages)) {
    await fs.mkdir(path.join(outDir, path.dirname(name)), {recursive: true});
    await fs.writeFile(path.join(outDir, name), html);
  }
  await indexSite(Object.keys(pages), siteIn(outDir));
  return outDir;
}

/** The sections of the tests. */
export async function testSections(): Promise<Section[]> {
  const outDir = await writeTestSite();
  const sections = await readSiteSections(Object.keys(pages), siteIn(outDir));
  await fs.rm(outDir, {recursive: true});
  return sections;
}

/** Serves the index of the tests as a built site does. */
export async function startTestSite(): Promise<LoopbackServer> {
  const outDir = await writeTestSite();
  const files = new Map<string, string>();
  for (const name of await fs.readdir(path.join(outDir, indexFolder))) {
    const content = await fs.readFile(path.join(outDir, indexFolder, name), 'utf8');
    files.set(`/${indexFolder}/${name}`, content);
  }
  await fs.rm(outDir, {recursive: true});
  return startLoopbackServer(({path: name = ''}) => {
    const body = files.get(name);
    return body === undefined ? {status: 404} : {body};
  });
}

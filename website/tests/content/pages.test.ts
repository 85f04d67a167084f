import fs from 'node:fs';
import path from 'node:path';
import {isTag} from 'domhandler';
import {find} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {describe, expect, inject, it} from 'vitest';
import i18n from '../../config/locales.js';
import {
  drawingProblems,
  frontMatterProblems,
  headingProblems,
  linkProblems,
  pictureProblems,
  recipeProblems,
  routedDraftProblems,
} from './pageProblems';
import {englishPages, folders, headingsOf, pagesIn, root} from './readPage';

const english = englishPages();

const anchors = new Map<string, Set<string> | undefined>();

/** Ids of the headings of a doc, or undefined if there is no such page. Those of the generated reference are only in the built site. */
function readAnchors(doc: string): Set<string> | undefined {
  const page = english.find(({file}) => file === `website/docs${doc}`);
  if (page) {
    return new Set(headingsOf(page).flatMap(({id}) => id ?? []));
  }
  const route = doc.replace(/(?:\/README)?\.md$/, '');
  const file = path.join(inject('siteFolder'), 'v1', route, 'index.html');
  if (!doc.startsWith('/api/') || !fs.existsSync(file)) {
    return undefined;
  }
  const document = parseDocument(fs.readFileSync(file, 'utf8'));
  const elements = find(isTag, document.children, true, Infinity).filter(isTag);
  return new Set(elements.flatMap(({attribs}) => attribs.id ?? []));
}

function anchorsOf(doc: string): Set<string> | undefined {
  if (!anchors.has(doc)) {
    anchors.set(doc, readAnchors(doc));
  }
  return anchors.get(doc);
}

const pictureFolder = path.join(root, 'website/pictures');

/** Sizes of the PNG files of a picture that also exist as WebP: one for both color modes, or one for each. */
function sizesOf(name: string): string[] {
  const has = (file: string) => fs.existsSync(path.join(pictureFolder, file));
  const variants = [name, `${name}-light`, `${name}-dark`].filter(
    (variant) => has(`${variant}.png`) && has(`${variant}.webp`),
  );
  return variants.map((variant) => {
    const png = fs.readFileSync(path.join(pictureFolder, `${variant}.png`));
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  });
}

describe('pictures', () => {
  const translated = i18n.locales.flatMap((locale) =>
    Object.values(folders).flatMap((folder) => pagesIn(`i18n/${locale}/${folder}`)),
  );

  it('have an alternative text, a size and files, in every locale', () => {
    expect(translated.length).toBeGreaterThan(100);
    expect([...english, ...translated].flatMap((page) => pictureProblems(page, sizesOf))).toEqual(
      [],
    );
  });

  it('that are drawings have a label', () => {
    expect([...english, ...translated].flatMap(drawingProblems)).toEqual([]);
  });

  it('are all used, and each is at most 60 KB', () => {
    const files = fs.readdirSync(pictureFolder);
    const text = english.map((page) => page.text).join();
    const unused = files.filter(
      (file) => !text.includes(`(picture:${file.replace(/(?:-light|-dark)?\.\w+$/, '')}`),
    );
    const heavy = files.filter((file) => fs.statSync(path.join(pictureFolder, file)).size > 60_000);
    expect({unused, heavy}).toEqual({unused: [], heavy: []});
  });
});

describe('every English page', () => {
  it('has a title, a description of 50 to 160 characters, keywords, and a place in its sidebar', () => {
    expect(english.length).toBeGreaterThan(70);
    expect(english.flatMap(frontMatterProblems)).toEqual([]);
  });

  it('has an id on every heading, each once', () => {
    expect(english.flatMap(headingProblems)).toEqual([]);
  });

  it('that is a draft has no route, and every recipe is a draft', () => {
    const folder = inject('siteFolder');
    const routes = fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`);
    expect(routes).toContain('/v1/guides/faq');
    expect(english.filter(({file}) => file.includes('/recipes/'))).toHaveLength(8);
    expect(recipeProblems(english)).toEqual([]);
    expect(routedDraftProblems(english, new Set(routes))).toEqual([]);
  });
});

it('links between docs lead to an existing heading, in every locale', () => {
  const docs = [
    'website/docs',
    ...i18n.locales.map((locale) => `i18n/${locale}/${folders['website/docs']}`),
  ].flatMap(pagesIn);
  expect(docs.length).toBeGreaterThan(100);
  expect(docs.flatMap((page) => linkProblems(page, anchorsOf))).toEqual([]);
});

describe('every Korean page', () => {
  const pairs = Object.entries(folders).flatMap(([source, target]) => {
    const folder = path.posix.join('i18n/ko', target);
    return english
      .filter(({file, frontMatter}) => file.startsWith(`${source}/`) && !frontMatter.draft)
      .map((page) => ({page, file: path.posix.join(folder, page.file.slice(source.length + 1))}));
  });
  it('exists', () => {
    expect(
      pairs.filter(({file}) => !fs.existsSync(path.join(root, file))).map(({file}) => file),
    ).toEqual([]);
  });
});

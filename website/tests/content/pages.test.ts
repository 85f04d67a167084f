import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import i18n from '../../config/locales.js';
import {englishPages, folders, headingsOf, pagesIn, root, type Page} from './readPage';

/** What is missing or wrong in the front matter of a page, with file and line. */
function frontMatterProblems({file, text, frontMatter}: Page): string[] {
  const {title, description, keywords, sidebar_position: position, draft} = frontMatter;
  const lines = text.split('\n');
  const problems: Record<string, string | false> = {
    title: typeof title !== 'string' && 'the title is missing',
    description:
      typeof description !== 'string'
        ? 'the description is missing'
        : (description.length < 50 || description.length > 160) &&
          `the description has ${description.length} characters, it should have 50 to 160`,
    keywords: !Array.isArray(keywords) && 'the list of keywords is missing',
    sidebar_position:
      file.startsWith('website/docs/') &&
      !draft &&
      !Number.isInteger(position) &&
      'sidebar_position is missing or not an integer',
  };
  return Object.entries(problems).flatMap(([key, message]) => {
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return message ? [`${file}:${Math.max(index, 0) + 1}: ${message}`] : [];
  });
}

/** Headings without an id, with a duplicate id, or of the first level, which is for the title. */
function headingProblems(page: Page): string[] {
  const seen = new Map<string, number>();
  return headingsOf(page).flatMap(({line, level, id}) => {
    const location = `${page.file}:${line}`;
    // A page that is not one of the docs writes its title itself.
    if (level === 1) {
      return page.file.startsWith('website/src/pages/')
        ? []
        : [`${location}: the title belongs in the front matter, headings start at ##`];
    }
    if (id === undefined) {
      return [`${location}: the heading has no id, such as {#set-up}`];
    }
    const first = seen.get(id);
    seen.set(id, first ?? line);
    return first === undefined ? [] : [`${location}: the id "${id}" is that of line ${first}`];
  });
}

/** Images that have no size in the page, or that no script can retake. The build checks those that are written as `picture:name`. */
const otherImage = /<img\b|<picture\b|<Picture\b|!\[[^\]]*\]\((?!picture:)/;

/** Images that are not pictures of the site. Code in backticks is not prose. */
const imageProblems = ({file, prose}: Page): string[] =>
  prose
    .filter(({text}) => otherImage.test(text.replace(/`[^`]*`/g, '')))
    .map(({line}) => `${file}:${line}: write a picture as ![alternative text](picture:name)`);

/** Drawings (components of `website/src/components/diagrams`) without a label, and those of windows without a caption. */
const drawingProblems = ({file, text}: Page): string[] =>
  [...text.matchAll(/^<(\w+(?:Diagram|Drawing))\n([^]*?)^\/>/gm)].flatMap(
    ([, name, props = '']) => [
      ...(/^\s*title="[^"]/m.test(props)
        ? []
        : [`${file}: <${name}> has no title, its text alternative`]),
      ...(/^\s*caption="[^"]/m.test(props) || name !== 'WindowDrawing'
        ? []
        : [`${file}: <${name}> has no caption that says that it is a drawing`]),
    ],
  );

const english = englishPages();

describe('pictures', () => {
  const folder = path.join(root, 'website/pictures');
  const files = fs.readdirSync(folder);
  const translated = i18n.locales.flatMap((locale) =>
    Object.values(folders).flatMap((target) => pagesIn(`i18n/${locale}/${target}`)),
  );

  it('are written as pictures or labeled drawings, in every locale', () => {
    expect(translated.length).toBeGreaterThan(100);
    const pages = [...english, ...translated];
    expect(pages.flatMap(imageProblems)).toEqual([]);
    expect(pages.flatMap(drawingProblems)).toEqual([]);
    const drawings = english.flatMap(({text}) => text.match(/^<\w+(?:Diagram|Drawing)\n/gm) ?? []);
    expect(drawings.length).toBeGreaterThan(5);
  });

  it('are all used, and each is at most 60 KB', () => {
    const text = english.map((page) => page.text).join();
    const unused = files.filter(
      (file) => !text.includes(`(picture:${file.replace(/(?:-light|-dark)?\.\w+$/, '')}`),
    );
    const heavy = files.filter((file) => fs.statSync(path.join(folder, file)).size > 60_000);
    expect({unused, heavy}).toEqual({unused: [], heavy: []});
  });

  it('have the same size in both color modes', () => {
    const sizeOf = (file: string) => fs.readFileSync(path.join(folder, file)).subarray(16, 24);
    const light = files.filter((file) => file.endsWith('-light.png'));
    expect(light.length).toBeGreaterThan(20);
    expect(
      light.filter((file) => !sizeOf(file).equals(sizeOf(file.replace('-light', '-dark')))),
    ).toEqual([]);
  });
});

describe('every English page', () => {
  it('has a title, a description of 50 to 160 characters, keywords, and a place in its sidebar', () => {
    expect(english.length).toBeGreaterThan(70);
    expect(english.flatMap(frontMatterProblems)).toEqual([]);
  });

  it('has an id on every heading, each once', () => {
    expect(english.flatMap(headingsOf).length).toBeGreaterThan(500);
    expect(english.flatMap(headingProblems)).toEqual([]);
  });
});

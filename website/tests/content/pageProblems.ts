import path from 'node:path';
import {headingsOf, type Page} from './readPage';

/** What is missing or wrong in the front matter of a page, with file and line. */
export function frontMatterProblems({file, text, frontMatter}: Page): string[] {
  const {title, description, keywords, sidebar_position: position, draft} = frontMatter;
  const lineOf = (key: string) =>
    Math.max(
      text.split('\n').findIndex((line) => line.startsWith(`${key}:`)),
      0,
    ) + 1;
  const problem = (key: string, message: string) => `${file}:${lineOf(key)}: ${message}`;
  const problems: string[] = [];
  if (typeof title !== 'string') {
    problems.push(problem('title', 'the title is missing'));
  }
  if (typeof description !== 'string') {
    problems.push(problem('description', 'the description is missing'));
  } else if (description.length < 50 || description.length > 160) {
    problems.push(
      problem(
        'description',
        `the description has ${description.length} characters, it should have 50 to 160`,
      ),
    );
  }
  if (!Array.isArray(keywords)) {
    problems.push(problem('keywords', 'the list of keywords is missing'));
  }
  if (file.startsWith('website/docs/') && !draft && !Number.isInteger(position)) {
    problems.push(problem('sidebar_position', 'sidebar_position is missing or not an integer'));
  }
  return problems;
}

/** Headings without an id, with a duplicate id, or of the first level, which is for the title. */
export function headingProblems(page: Page): string[] {
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

/** A picture in a page, and the line of it. */
type Picture = {line: number; alt: string; target: string};

/** Pictures in prose. Code in backticks is not prose. */
const picturesOf = ({prose}: Page): Picture[] =>
  prose.flatMap(({line, text}) =>
    [...text.replace(/`[^`]*`/g, '').matchAll(/!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].map(
      ([, alt = '', target = '']) => ({line, alt: alt.trim(), target}),
    ),
  );

/** Images that have no size in the page, or that no script can retake. Docusaurus adds both to `![…](picture:name)` only. */
const otherImage = /<img\b|<picture\b|<Picture\b/;

/**
 * Pictures without an alternative text, a size or a file.
 *
 * @param sizesOf width and height in pixels of each file of a picture, by its name. Empty if the picture does not exist
 */
export function pictureProblems(page: Page, sizesOf: (name: string) => string[]): string[] {
  const images = page.prose
    .filter(({text}) => otherImage.test(text.replace(/`[^`]*`/g, '')))
    .map(({line}) => `${page.file}:${line}: write a picture as ![alternative text](picture:name)`);
  const problems = picturesOf(page).flatMap(({line, alt, target}) => {
    const location = `${page.file}:${line}`;
    const name = /^picture:([\w-]+)$/.exec(target)?.[1];
    if (name === undefined) {
      return [`${location}: ${target} is not a picture of website/pictures, such as picture:menu`];
    }
    const sizes = sizesOf(name);
    return [
      ...(alt ? [] : [`${location}: the picture ${name} has no alternative text`]),
      ...(sizes.length > 0 ? [] : [`${location}: website/pictures has no picture ${name}`]),
      ...(new Set(sizes).size <= 1
        ? []
        : [`${location}: the files of ${name} differ in size: ${sizes.join(', ')}`]),
    ];
  });
  return [...images, ...problems];
}

/** A drawing in a page: a component of `website/src/components/diagrams`. */
type Drawing = {line: number; name: string; title: string; caption: string};

function drawingsOf({prose, text}: Page): Drawing[] {
  const names = [...text.matchAll(/^import (\w+) from '@site\/src\/components\/diagrams\//gm)];
  return prose.flatMap(({line, text: start}, index) => {
    const name = names.map((match) => match[1]).find((it) => start.trim() === `<${it}`);
    if (name === undefined) {
      return [];
    }
    const after = prose.slice(index).map((it) => it.text);
    const props = after.slice(0, after.findIndex((it) => it.trim() === '/>') + 1).join('\n');
    const valueOf = (prop: string) =>
      new RegExp(`^\\s*${prop}="([^"]*)"`, 'm').exec(props)?.[1]?.trim() ?? '';
    return [{line, name, title: valueOf('title'), caption: valueOf('caption')}];
  });
}

/** Drawings without a label, and drawings of windows without a caption, which says that they are drawings. */
export const drawingProblems = (page: Page): string[] =>
  drawingsOf(page).flatMap(({line, name, title, caption}) => [
    ...(title ? [] : [`${page.file}:${line}: <${name}> has no title, its text alternative`]),
    ...(caption || name !== 'WindowDrawing'
      ? []
      : [`${page.file}:${line}: <${name}> has no caption that says that it is a drawing`]),
  ]);

/** Targets of the links in prose. Code in backticks is not prose. */
const linksOf = ({prose}: Page) =>
  prose.flatMap(({line, text}) =>
    [
      ...text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)).matchAll(/\]\(([^)\s]+)\)/g),
    ].map(([, target = '']) => ({line, target})),
  );

/**
 * Broken links between docs: to a missing file or a missing heading. `anchorsOf` returns the ids of a page by its path from the root
 * of the docs, and undefined if there is no such page.
 */
export function linkProblems(
  page: Page,
  anchorsOf: (doc: string) => Set<string> | undefined,
): string[] {
  const own = new Set(headingsOf(page).flatMap(({id}) => id ?? []));
  return linksOf(page).flatMap(({line, target}) => {
    const [doc = '', anchor] = target.split('#');
    const location = `${page.file}:${line}`;
    if (/^[a-z]+:/.test(target) || (doc !== '' && path.extname(doc) !== '.md')) {
      return [];
    }
    if (doc !== '' && !doc.startsWith('/')) {
      return [`${location}: ${target} must start at the root of the docs, with a slash`];
    }
    const anchors = doc === '' ? own : anchorsOf(doc);
    if (!anchors) {
      return [`${location}: there is no page ${doc}`];
    }
    return anchor === undefined || anchors.has(anchor)
      ? []
      : [`${location}: ${doc || 'this page'} has no heading #${anchor}`];
  });
}

/** Drafts that have a page in the built site. Routes have no locale, for example `/v1/guides/faq`. */
export function routedDraftProblems(pages: Page[], routes: Set<string>): string[] {
  return pages
    .filter(({file, frontMatter}) => frontMatter.draft === true && file.startsWith('website/docs/'))
    .flatMap(({file}) => {
      const route = file.replace('website/docs', '/v1').replace(/(?:\/readme|\/index)?\.md$/, '');
      return routes.has(route)
        ? [`${file}: is a draft, and yet the site has the page ${route}`]
        : [];
    });
}

/** Recipes that are not drafts. They are not ready for readers. */
export function recipeProblems(pages: Page[]): string[] {
  return pages
    .filter(({file, frontMatter}) => file.includes('/recipes/') && frontMatter.draft !== true)
    .map(({file}) => `${file}:1: a recipe must have "draft: true" in its front matter`);
}

import {headingsOf, type Page} from './readPage';

/** What is missing or wrong in the front matter of a page, with file and line. */
export function frontMatterProblems({file, text, frontMatter}: Page): string[] {
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

/** Images that have no size in the page, or that no script can retake. The build checks those that are written as `picture:name`. */
const otherImage = /<img\b|<picture\b|<Picture\b|!\[[^\]]*\]\((?!picture:)/;

/** Images that are not pictures of the site. Code in backticks is not prose. */
export const imageProblems = ({file, prose}: Page): string[] =>
  prose
    .filter(({text}) => otherImage.test(text.replace(/`[^`]*`/g, '')))
    .map(({line}) => `${file}:${line}: write a picture as ![alternative text](picture:name)`);

/** Drawings (components of `website/src/components/diagrams`) without a label, and those of windows without a caption. */
export const drawingProblems = ({file, text}: Page): string[] =>
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

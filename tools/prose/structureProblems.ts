import type {Section} from '../../packages/docusaurus-plugin-community-translation/src/node/page';
import {sectionProblems} from '../../packages/docusaurus-plugin-community-translation/src/node/sectionProblems';
import {alignSections} from '../../packages/docusaurus-plugin-community-translation/src/node/alignSections';
import type {TranslationPage} from './translations';
import {tagsOf} from './typography';

type Block = Section['blocks'][number];

/** What a block must be in all languages: `h2`, `code`, `text :::caution`. */
const shapeOf = ({kind, text}: Block) =>
  kind === 'heading' ? text.slice(0, 2) : [kind, ...(/^:::\w*/.exec(text) ?? [])].join(' ');

/** How a block of a section differs from that of the source. */
function blockProblems(section: Section, source: Block, block: Block): string[] {
  if (source.kind === 'code') {
    return source.text === block.text ? [] : ['the code block differs'];
  }
  const tags = tagsOf(source.text);
  return [
    ...sectionProblems({...section, blocks: [source]}, {...section, blocks: [block]}),
    ...(tags === tagsOf(block.text) ? [] : [`the tags differ from ${tags || 'none'}`]),
  ];
}

/** Properties of the front matter that a page has in all languages. */
const untranslatedProperties = ({frontMatter}: TranslationPage) =>
  JSON.stringify(
    Object.entries(frontMatter).filter(
      ([name]) => !['title', 'description', 'keywords', 'sidebar_label'].includes(name),
    ),
  );

/**
 * What a translation lacks or has in another order: sections, paragraphs, list items, cells, admonitions, code, numbers, links, tags
 * and front matter. In a section, only the first block of another kind is reported, and then nothing else.
 */
export function structureProblems(source: TranslationPage, translation: TranslationPage): string[] {
  const at = (block: Block | undefined, message: string) =>
    `${translation.file}:${block?.line ?? 1}: ${message}`;
  const properties = untranslatedProperties(source);
  const inSections = alignSections(source, translation).flatMap(
    ({source: from, translation: to, isReordered}) => {
      // Front matter has no line.
      const [blocks, found] = [from, to].map((one) => one?.blocks.filter(({line}) => line));
      if (!from || !blocks) {
        return at(found?.[0], `the section ${to?.id} is not in the source`);
      }
      if (!found) {
        return at(undefined, `the section ${from.id} of the source is missing`);
      }
      if (isReordered) {
        return at(found[0], `the section ${from.id} has another place in the source`);
      }
      const shapes = [blocks, found].map((list) => [...list.map(shapeOf), 'the next section']);
      const different = shapes[0]?.findIndex((shape, index) => shape !== shapes[1]?.[index]) ?? -1;
      if (different !== -1) {
        const [expected, actual] = shapes.map((list) => list[different] ?? 'more');
        return at(
          found[different] ?? found.at(-1),
          `expected ${expected} as in line ${(blocks[different] ?? blocks.at(-1))?.line} of the source, found ${actual}`,
        );
      }
      return blocks.flatMap((block, index) =>
        blockProblems(from, block, found[index] as Block).map((problem) =>
          at(found[index], `${problem}, see line ${block.line} of the source`),
        ),
      );
    },
  );
  return [
    ...(properties === untranslatedProperties(translation)
      ? []
      : [at(undefined, `the front matter must have the same values as the source: ${properties}`)]),
    ...(source.frontMatter.keywords && !translation.frontMatter.keywords
      ? [at(undefined, 'the front matter has no keywords')]
      : []),
    ...inSections,
  ];
}

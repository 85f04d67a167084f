import {linkTargets, withoutAnchor} from './links';
import {textsOf, type Section} from './page';
import {codeOf} from './pageComparison';
import {proseOf} from './words';

const codeSpans = (section: Section) =>
  textsOf([section]).flatMap((text) => text.match(/(`+)(?!`).+?(?<!`)\1(?!`)/g) ?? []);

/** Digits only: `1,000` is `1.000` in other languages. */
const numbers = (section: Section) =>
  textsOf([section]).flatMap((text) =>
    (proseOf(text).match(/\d+(?:[.,\u00a0\u202f]\d+)*/g) ?? []).map((number) =>
      number.replace(/\D/g, ''),
    ),
  );

/** Anchors can differ: headings without explicit ids have other ids in other languages. */
const targets = (section: Section) => textsOf([section]).flatMap(linkTargets).map(withoutAnchor);

/** What one list has and the other lacks. */
function lacking(list: string[], other: string[]): string {
  const known = new Set(other);
  return Array.from(new Set(list.filter((item) => !known.has(item)))).join(', ');
}

/** What a translation of a section must have from its source, and does not have: one sentence for each. */
export function sectionProblems(source: Section, translation: Section): string[] {
  const spans = lacking(codeSpans(source), codeSpans(translation));
  const links = lacking(targets(source), targets(translation));
  const otherLinks = lacking(targets(translation), targets(source));
  const lackingNumbers = lacking(numbers(source), numbers(translation));
  return [
    ...(codeOf(source).join('\0') === codeOf(translation).join('\0')
      ? []
      : ['its code blocks differ from the source']),
    ...(spans ? [`it lacks the code ${spans}`] : []),
    ...(links ? [`it lacks links to ${links}`] : []),
    ...(otherLinks ? [`it links to ${otherLinks}, the source does not`] : []),
    ...(lackingNumbers ? [`it lacks the numbers ${lackingNumbers}`] : []),
  ];
}

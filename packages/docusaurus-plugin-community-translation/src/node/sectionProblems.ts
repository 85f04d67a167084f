import {linkTargets, withoutAnchor} from './links';
import {textsOf, type Section} from './page';
import {proseOf} from './words';

const codeSpans = (section: Section) =>
  textsOf([section]).flatMap((text) => text.match(/(`+)(?!`).+?(?<!`)\1(?!`)/g) ?? []);

const numbers = (section: Section) =>
  textsOf([section]).flatMap((text) => proseOf(text).match(/\d+(?:[.,]\d+| \d{3}(?!\d))*/g) ?? []);

/** Digits only: `1,000` is `1.000` in other languages. */
const digits = (number: string) => number.replace(/\D/g, '');

/**
 * Anchors can differ: headings without explicit ids have other ids in other languages. So can the language in a URL:
 * `https://developer.mozilla.org/en-US/docs`.
 */
const targets = (section: Section, find = linkTargets) =>
  textsOf([section])
    .flatMap(find)
    .map((target) => withoutAnchor(target) || '#')
    .map((target) =>
      target.replace(/^(\w+:\/\/[^/]+\/)[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\/|$)/, '$1…'),
    );

/** Also URLs that are not written as links. */
const urlsIn = (text: string) => text.match(/\bhttps?:\/\/[^\s<>)"'`]*\w/g) ?? [];

/** What a list has more often than the other one, and how often if both have it: `1.23 (1 instead of 2)`. */
function lacking(list: string[], other: string[], keyOf = (item: string) => item): string {
  const countsIn = (items: string[]) => {
    const counts = new Map<string, number>();
    items.map(keyOf).forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
    return (key: string) => counts.get(key) ?? 0;
  };
  const [expectedOf, foundOf] = [countsIn(list), countsIn(other)];
  return [...new Map(list.map((item) => [keyOf(item), item]))]
    .flatMap(([key, item]) => {
      const [expected, found] = [expectedOf(key), foundOf(key)];
      return found >= expected ? [] : found ? `${item} (${found} instead of ${expected})` : item;
    })
    .join(', ');
}

/**
 * What the text of a section must have from its source as often, and does not have: one sentence for each. It can have more:
 * other languages repeat a name, or write a word of the source as a number.
 */
export function sectionProblems(source: Section, translation: Section): string[] {
  const spans = lacking(codeSpans(source), codeSpans(translation));
  const links = lacking(targets(source), targets(translation));
  const known = new Set([...targets(source), ...targets(source, urlsIn)]);
  const otherLinks = targets(translation).filter((target) => !known.has(target));
  const lackingNumbers = lacking(numbers(source), numbers(translation), digits);
  return [
    ...(spans ? [`the code ${spans} is missing`] : []),
    ...(links ? [`links to ${links} are missing`] : []),
    ...(otherLinks.length > 0
      ? [`the source has no links to ${[...new Set(otherLinks)].join(', ')}`]
      : []),
    ...(lackingNumbers ? [`the numbers ${lackingNumbers} are missing`] : []),
  ];
}

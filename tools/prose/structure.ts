import type {TranslationPage, Unit} from './translationUnits';

/** The items that a list has more often than another. */
function missingFrom(wanted: string[], found: string[]): string[] {
  const rest = [...found];
  return wanted.filter((item) => {
    const index = rest.indexOf(item);
    rest.splice(index, index === -1 ? 0 : 1);
    return index === -1;
  });
}

/** Sites that have a folder for each language. */
const multilingual =
  /^(https:\/\/(?:developer\.mozilla\.org|(?:docs|learn|developer|support)\.microsoft\.com|support\.apple\.com|docs\.github\.com)\/)[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\/|$)/;

const targetsOf = ({links}: Unit) => links.map(({target}) => target.replace(multilingual, '$1…'));

/** Numbers of a text, without separators: languages write 1.5 or 1,5, and 1,000 or 1 000. Digits of names, such as X11, are no numbers. */
const numbersOf = ({text}: Unit): string[] =>
  (text.match(/(?<![A-Za-z\d])\d+(?:[.,\u00A0\u202F]\d+)*/g) ?? []).map((number) =>
    number.replace(/\D/g, ''),
  );

/** Words for numbers, which another language may write as digits. */
const numberWords: Record<string, RegExp> = {
  0: /zero|\b(?:no|none|without)\b/i,
  1: /\b(?:one|once|first|an?|single|only|each|per|year|January)\b/i,
  2: /\b(?:two|twice|second|both|double|half|February)\b/i,
  3: /\b(?:three|third|March)\b/i,
  4: /\b(?:four|fourth|quarter|April)\b/i,
  5: /\b(?:five|fifth|half|May)\b/i,
  6: /\b(?:six|sixth|June)\b/i,
  7: /\b(?:seven|seventh|July)\b/i,
  8: /\b(?:eight|eighth|August)\b/i,
  9: /\b(?:nine|ninth|September)\b/i,
  10: /\b(?:ten|tenth|October)\b/i,
  11: /\b(?:eleven|eleventh|November)\b/i,
  12: /\b(?:twelve|twelfth|dozen|December)\b/i,
};

/** Whether a text has two words in lower case. Names and single words may be the same in two languages. */
const isProse = (text: string) =>
  !/^https?:/.test(text) && (text.match(/(?<![\w.-])\p{Ll}{3,}(?![\w.-])/gu) ?? []).length >= 2;

/** Code spans and numbers of a page. Its translation may repeat one of them elsewhere, for example instead of a pronoun. */
type Repeatable = {code: Set<string>; numbers: Set<string>};

/** How a unit of a translation differs from that of its source. */
function unitProblems(source: Unit, unit: Unit, repeatable: Repeatable): string[] {
  if (unit.shape === 'code block') {
    return source.code.join() === unit.code.join() ? [] : ['the code block differs'];
  }
  const addedCode = missingFrom(unit.code, source.code).filter(
    (code) => !repeatable.code.has(code) && !source.text.includes(code),
  );
  const addedNumbers = missingFrom(numbersOf(unit), numbersOf(source)).filter(
    (number) => !repeatable.numbers.has(number) && !numberWords[Number(number)]?.test(source.text),
  );
  const targets = [
    ['link to', targetsOf(source), targetsOf(unit)],
    ['picture', source.pictures.map((it) => it.target), unit.pictures.map((it) => it.target)],
    ['tag', source.tags, unit.tags],
  ] as const;
  const untranslatedLinks = unit.links.filter(
    ({target, text}) =>
      isProse(text) && source.links.some((link) => link.target === target && link.text === text),
  );
  const untranslatedPictures = unit.pictures.filter(({text}) =>
    source.pictures.some((picture) => picture.text === text),
  );
  return [
    ...missingFrom(source.code, unit.code).map((code) => `\`${code}\` is missing`),
    ...addedCode.map((code) => `\`${code}\` is not in the source`),
    ...missingFrom(numbersOf(source), numbersOf(unit)).map((item) => `number ${item} is missing`),
    ...addedNumbers.map((number) => `number ${number} is not in the source`),
    ...targets.flatMap(([kind, wanted, found]) => [
      ...missingFrom(wanted, found).map((item) => `${kind} ${item} is missing`),
      ...missingFrom(found, wanted).map((item) => `${kind} ${item} is not in the source`),
    ]),
    ...untranslatedLinks.map(({text}) => `the link text "${text}" is not translated`),
    ...untranslatedPictures.map(
      ({target}) => `the alternative text of ${target} is missing or not translated`,
    ),
  ];
}

/** The units of a page from each heading to the next. The key is the heading's level and id. */
function sectionsOf({units}: TranslationPage): Map<string, Unit[]> {
  const sections = new Map<string, Unit[]>();
  let key = 'start of the page';
  for (const unit of units) {
    key = unit.shape.startsWith('heading ') ? unit.shape : key;
    sections.set(key, [...(sections.get(key) ?? []), unit]);
  }
  return sections;
}

/** Properties of the front matter that a page has in all languages. */
const untranslatedProperties = ({frontMatter}: TranslationPage) =>
  Object.fromEntries(
    Object.entries(frontMatter).filter(
      ([name]) => !['title', 'description', 'keywords', 'sidebar_label'].includes(name),
    ),
  );

/**
 * What a translation lacks, adds or has in another order: headings, paragraphs, list items, rows, cells, admonitions, code, numbers,
 * links, pictures and front matter. Only the first difference in the order of a section is reported, and then nothing else in it.
 */
export function structureProblems(source: TranslationPage, translation: TranslationPage): string[] {
  const {file} = translation;
  const problems: string[] = [];
  const report = (unit: Unit | undefined, message: string) =>
    problems.push(`${file}:${unit?.line ?? 1}: ${message}`);
  const wanted = sectionsOf(source);
  const found = sectionsOf(translation);
  const repeatable = {
    code: new Set(source.units.flatMap(({code}) => code)),
    numbers: new Set(source.units.flatMap(numbersOf)),
  };

  const properties = JSON.stringify(untranslatedProperties(source));
  if (properties !== JSON.stringify(untranslatedProperties(translation))) {
    report(undefined, `the front matter must have the same values as the source: ${properties}`);
  }
  if (Array.isArray(source.frontMatter.keywords) && !translation.frontMatter.keywords) {
    report(undefined, 'the front matter has no keywords');
  }
  const common = [...found.keys()].filter((key) => wanted.has(key));
  const order = [...wanted.keys()].filter((key) => found.has(key));
  const moved = common.find((key, index) => key !== order[index]);
  if (moved !== undefined) {
    report(found.get(moved)?.[0], `${moved} has another place in the source`);
  }
  for (const [key, [unit]] of found) {
    if (!wanted.has(key)) {
      report(unit, `${key} is not in the source`);
    }
  }
  for (const [key, units] of wanted) {
    const counterparts = found.get(key);
    if (!counterparts) {
      report(undefined, `${key} of line ${units[0]?.line} of the source is missing`);
      continue;
    }
    const different = [...units, undefined].findIndex(
      (unit, index) => unit?.shape !== counterparts[index]?.shape,
    );
    if (different !== -1) {
      const [unit, counterpart] = [units[different], counterparts[different]];
      const expected = unit ? `${unit.shape} of line ${unit.line}` : `the end of ${key}`;
      report(
        counterpart ?? counterparts.at(-1),
        `expected ${expected} of the source, found ${counterpart?.shape ?? `the end of ${key}`}`,
      );
      continue;
    }
    counterparts.forEach((counterpart, index) => {
      const unit = units[index];
      if (unit) {
        unitProblems(unit, counterpart, repeatable).forEach((problem) =>
          report(counterpart, `${problem}, see line ${unit.line} of the source`),
        );
      }
    });
  }
  return problems;
}

import {createRequire} from 'module';const require=createRequire(import.meta.url);

// tests/search/siteIndex.ts
import fs from "node:fs";
import path from "node:path";

// packages/docusaurus-theme-search-meilisearch/src/engine/hangul.ts
var firstSyllable = 44032;
var lastSyllable = 55203;
var trailingCount = 28;
var leadingCount = 19;
var vowelCount = 21;
var blockSize = vowelCount * trailingCount;
var leading = "\u3131\u3132\u3134\u3137\u3138\u3139\u3141\u3142\u3143\u3145\u3146\u3147\u3148\u3149\u314A\u314B\u314C\u314D\u314E";
var trailing = "\u3131 \u3132 1\u3145 \u3134 4\u3148 4\u314E \u3137 \u3139 8\u3131 8\u3141 8\u3142 8\u3145 8\u314C 8\u314D 8\u314E \u3141 \u3142 17\u3145 \u3145 \u3146 \u3147 \u3148 \u314A \u314B \u314C \u314D \u314E".split(
  " "
);
var compoundVowels = { 8: 3, 13: 3, 18: 1 };
function beginningWith(base, consonant) {
  const first = firstSyllable + leading.indexOf(consonant) * blockSize;
  return { base, first, last: first + blockSize - 1 };
}
function halfTypedRange(word) {
  const base = word.slice(0, -1);
  const last = word.slice(-1);
  if (leading.includes(last)) {
    return beginningWith(base, last);
  }
  const code = last.charCodeAt(0);
  if (!(code >= firstSyllable && code <= lastSyllable)) {
    return null;
  }
  const number = code - firstSyllable;
  const end = number % trailingCount;
  if (end === 0) {
    const vowel = Math.floor(number % blockSize / trailingCount);
    const more = ((compoundVowels[vowel] ?? 0) + 1) * trailingCount - 1;
    return { base, first: code, last: code + more };
  }
  const moved = trailing[end - 1];
  const stays = Number(moved.slice(0, -1));
  return beginningWith(base + String.fromCharCode(code - end + stays), moved.slice(-1));
}
function verbStem(word) {
  const code = word.charCodeAt(word.length - 2);
  const end = (code - firstSyllable) % trailingCount;
  return end === 0 || trailing[end - 1] === "\u3139" ? word.slice(0, -2) + String.fromCharCode(code - end) : null;
}
function lettersOf(syllable) {
  const number = syllable.charCodeAt(0) - firstSyllable;
  return [
    Math.floor(number / blockSize),
    Math.floor(number / trailingCount) % vowelCount,
    number % trailingCount
  ];
}
function oneLetterVariants(word) {
  return Array.from(word).flatMap((syllable, index) => {
    const letters = lettersOf(syllable);
    const [leading2 = 0, vowel = 0, end = 0] = letters;
    const variants = [];
    [
      { count: leadingCount, step: blockSize, letter: leading2 },
      { count: vowelCount, step: trailingCount, letter: vowel },
      { count: trailingCount, step: 1, letter: end }
    ].forEach(({ count, step, letter }) => {
      for (let other = 0; other < count; other += 1) {
        if (other !== letter) {
          const code = syllable.charCodeAt(0) + (other - letter) * step;
          variants.push(word.slice(0, index) + String.fromCharCode(code) + word.slice(index + 1));
        }
      }
    });
    return variants;
  });
}

// packages/docusaurus-theme-search-meilisearch/src/engine/loanwords.ts
var latinSounds = [
  [/tion/g, "sn"],
  [/ch|g(?=[eiy])|[jz]/g, "J"],
  [/c(?=[eiy])/g, "s"],
  [/x/g, "ks"],
  [/ng$/g, "n"],
  [/r(?![aeiouy])/g, ""],
  [/[cqg]/g, "k"],
  [/d/g, "t"],
  [/[bfv]/g, "p"],
  [/l/g, "r"],
  [/(.)\1+/g, "$1"],
  [/[^knstprmJ]/g, ""]
];
var leadingSounds = "kknttrmppss JJJktp ";
var trailingSounds = " kkknnntrrrrrrrrmppttnJJktp ";
var minSounds = 3;
var vowelFirst = "^";
function latinSkeleton(term) {
  const skeleton = latinSounds.reduce(
    (text, [pattern, sound]) => text.replace(pattern, sound),
    term
  );
  return (/^[aeiouhwy]/.test(term) ? vowelFirst : "") + skeleton;
}
function hangulSkeleton(word) {
  const skeleton = Array.from(word, (syllable) => {
    const number = syllable.charCodeAt(0) - 44032;
    return `${leadingSounds[Math.floor(number / 588)] ?? ""}a${trailingSounds[number % 28] ?? ""}`;
  }).join("").replace(/ /g, "").replace(/(.)\1+/g, "$1").replace(/a/g, "");
  return (/^[아-잏하-힣]/.test(word) ? vowelFirst : "") + skeleton;
}
var skeletons = /* @__PURE__ */ new WeakMap();
function skeletonsOf(dictionary) {
  const known = skeletons.get(dictionary);
  if (known) {
    return known;
  }
  const made = /* @__PURE__ */ new Map();
  dictionary.terms.forEach((term, place) => {
    if (/^[a-z]{4,}$/.test(term)) {
      const skeleton = latinSkeleton(term);
      made.set(skeleton, [...made.get(skeleton) ?? [], place]);
    }
  });
  skeletons.set(dictionary, made);
  return made;
}
function loanwords(word, dictionary) {
  for (const stem of [word, word.slice(0, -1), word.slice(0, -2)]) {
    const skeleton = hangulSkeleton(stem);
    const found = skeletonsOf(dictionary).get(skeleton);
    if (found && skeleton.replace(vowelFirst, "").length >= minSounds) {
      return found;
    }
  }
  return [];
}

// packages/docusaurus-theme-search-meilisearch/src/engine/synonyms.ts
var korean = "\uC708\uB3C4\uC6B0 \uCC3D windows|\uC708\uB3C4 \uCC3D windows|\uB9E5 macos|\uB9E5\uBD81 macos|\uB9AC\uB205\uC2A4 linux|\uB7EC\uC2A4\uD2B8 rust|\uD0C0\uC6B0\uB9AC tauri|\uC790\uBC14\uC2A4\uD06C\uB9BD\uD2B8 javascript|\uD0C0\uC785\uC2A4\uD06C\uB9BD\uD2B8 typescript|\uB178\uB4DC node|\uB9AC\uC561\uD2B8 react|\uC2A4\uBCA8\uD2B8 svelte|\uAE43\uD5C8\uBE0C github|\uC561\uC158 actions|\uBE0C\uC774\uC5D0\uC2A4\uCF54\uB4DC code|\uC5B4\uD50C \uC571 \uC560\uD50C\uB9AC\uCF00\uC774\uC158|\uC571 \uC560\uD50C\uB9AC\uCF00\uC774\uC158|\uC5B4\uD50C\uB9AC\uCF00\uC774\uC158 \uC560\uD50C\uB9AC\uCF00\uC774\uC158|\uC560\uD50C\uB9AC\uCF00\uC774\uC158 \uC571|\uC14B\uC5C5 \uC124\uC815 \uAD6C\uC131 \uC900\uBE44|\uC138\uD305 \uC124\uC815|\uC14B\uD305 \uC124\uC815|\uD658\uACBD\uC124\uC815 \uC124\uC815|\uC6A9\uB7C9 \uD06C\uAE30|\uC0AC\uC774\uC988 \uD06C\uAE30|\uC5D0\uB7EC \uC624\uB958|\uC6B0\uD074\uB9AD \uCEE8\uD14D\uC2A4\uD2B8|\uB2E4\uC774\uC5BC\uB85C\uADF8 \uB300\uD654|\uD31D\uC5C5 \uB300\uD654|\uBA40\uD2F0 \uB2E4\uC911|\uD568\uC218 \uCEE4\uB9E8\uB4DC|\uBCC0\uACBD \uBC14\uAFB8\uAE30|\uC218\uC815 \uBC14\uAFB8\uAE30|\uBC14\uAFB8\uAE30 \uBCC0\uACBD|\uC0DD\uC131 \uB9CC\uB4E4\uAE30|\uB9CC\uB4E4\uAE30 \uC0DD\uC131|\uD654\uBA74 \uCC3D|\uBC30\uD3EC\uD310 \uBC30\uD3EC|\uC778\uC2A4\uD1A8\uB7EC \uC124\uCE58|\uD14C\uC2A4\uD2B8 \uC2DC\uD5D8|\uD130\uBBF8\uB110 \uBA85\uB839\uC904|\uCF58\uC194 \uBA85\uB839\uC904|api \uC778\uD130\uD398\uC774\uC2A4";
var synonyms = new Map(
  korean.split("|").map((line) => {
    const [word = "", ...others] = line.split(" ");
    return [word, others];
  })
);
function synonymsOf(foldedWord) {
  return synonyms.get(foldedWord) ?? [];
}

// packages/docusaurus-theme-search-meilisearch/src/engine/tokenize.ts
var han = "\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
var hangul = "\\u1100-\\u11ff\\u3130-\\u318f\\uac00-\\ud7a3";
var wordCharacter = `(?:[^\\p{P}\\p{S}\\p{Z}\\p{C}${han}${hangul}]|_)`;
var runPattern = new RegExp(
  `([${han}]+)|([${hangul}]+)|${wordCharacter}+(?:\\.${wordCharacter}+)*`,
  "gu"
);
var identifierPart = new RegExp("\\p{Lu}+(?!\\p{Ll})\\p{N}*|\\p{Lu}?[^\\p{Lu}_]+", "gu");
var plainWord = /^[A-Z]?[a-z0-9]*$/;
var onlyLetterCase = /^[\x00-\x7f\u4e00-\u9fff\uac00-\ud7a3]*$/;
var maxTermLength = 64;
function fold(text) {
  if (onlyLetterCase.test(text)) {
    return text.toLowerCase();
  }
  return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase();
}
function runs(text) {
  return Array.from(text.matchAll(runPattern), (match) => ({
    kind: match[1] ? "han" : match[2] ? "hangul" : "word",
    text: match[0],
    start: match.index ?? 0
  }));
}
function bigrams(text) {
  const characters = Array.from(text);
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
function identifierParts(identifier) {
  if (plainWord.test(identifier)) {
    return [];
  }
  const parts = Array.from(identifier.matchAll(identifierPart), (match) => ({
    term: match[0],
    start: match.index ?? 0
  }));
  return parts.length > 1 ? parts.filter(({ term }) => term.length > 1) : [];
}
function token(text, start) {
  return { term: fold(text), start, end: start + text.length };
}
function bigramTokens({ text, start }) {
  let offset = start;
  return bigrams(text).map((bigram) => {
    const found = token(bigram, offset);
    offset += Array.from(bigram)[0]?.length ?? 1;
    return found;
  });
}
function hanTokens(run2) {
  let offset = run2.start;
  const unigrams = Array.from(run2.text, (character) => {
    const found = token(character, offset);
    offset += character.length;
    return found;
  });
  return [...unigrams, ...bigramTokens(run2)];
}
function hangulTokens(run2) {
  const whole = token(run2.text, run2.start);
  return run2.text.length > 2 && !/[\u1100-\u11ff]/.test(run2.text) ? [whole, ...bigramTokens(run2)] : [whole];
}
function wordTokens({ text, start }) {
  const found = [token(text, start)];
  let offset = start;
  const dotted = text.split(".");
  for (const part of dotted) {
    if (dotted.length > 1) {
      found.push(token(part, offset));
    }
    for (const { term, start: partStart } of identifierParts(part)) {
      found.push(token(term, offset + partStart));
    }
    offset += part.length + 1;
  }
  return found;
}
var readers = { han: hanTokens, hangul: hangulTokens, word: wordTokens };
function tokensOf(run2) {
  return readers[run2.kind](run2).filter(({ term }) => term.length <= maxTermLength);
}

// packages/docusaurus-theme-search-meilisearch/src/engine/expandWord.ts
var weights = {
  // Of beginnings and of typing errors, as MiniSearch has them: less with each letter more, or other.
  beginning: 0.375,
  typo: 0.45,
  identifier: 3,
  inflected: 0.6,
  synonym: 0.6,
  loanword: 0.8,
  parts: 0.2,
  split: 0.6,
  stem: 0.6,
  shorterStem: 0.3,
  verb: 0.4,
  halfTyped: 0.7
};
function allowedTypos(word) {
  if (word.length < 5 || /\d/.test(word)) {
    return 0;
  }
  return word.length < 9 ? 1 : 2;
}
function oneGroup(groups) {
  return { groups: [groups], weight: 1 };
}
function allOf(terms, weight, dictionary) {
  const places = terms.map((term) => dictionary.placeOf(term));
  return places.includes(-1) || places.length === 0 ? [] : [{ groups: places.map((place) => /* @__PURE__ */ new Map([[place, 1]])), weight }];
}
function beginnings(word, dictionary) {
  const found = /* @__PURE__ */ new Map();
  const [from, to] = dictionary.rangeOf(word);
  for (let place = from; place < to; place += 1) {
    const { length } = dictionary.terms[place];
    const more = length - word.length;
    found.set(place, more === 0 ? 1 : weights.beginning * length / (length + 0.3 * more));
  }
  return found;
}
function similar(word, dictionary) {
  const found = beginnings(word, dictionary);
  const maxEdits = allowedTypos(word);
  const add = (place, edits) => {
    if (place >= 0 && !found.has(place)) {
      found.set(place, weights.typo * word.length / (word.length + edits));
    }
  };
  if (maxEdits > 0) {
    Array.from(new Set(word.slice(0, 2))).forEach(
      (letter) => dictionary.eachNear(word, maxEdits, add, dictionary.rangeOf(letter))
    );
  }
  if (word.length > 2 && /^[가-힣]+$/.test(word)) {
    oneLetterVariants(word).forEach((variant) => add(dictionary.placeOf(variant), 1));
  }
  return found;
}
function splitInTwo(word, minLength, dictionary) {
  const splits = [];
  for (let index = minLength; index <= word.length - minLength; index += 1) {
    splits.push(...allOf([word.slice(0, index), word.slice(index)], weights.split, dictionary));
  }
  return splits;
}
var ending = /^(.{3,}[^e])(?:ings?|ions?|ers?|ed|es|e|s)$/;
function stemOf(word) {
  return ending.exec(word)?.[1] ?? word;
}
function inflected(word, dictionary) {
  const stem = stemOf(word);
  const found = /* @__PURE__ */ new Map();
  if (stem.length > 3) {
    const [from, to] = dictionary.rangeOf(stem);
    for (let place = from; place < to; place += 1) {
      const term = dictionary.terms[place];
      if (term !== word && stemOf(term) === stem) {
        found.set(place, 1);
      }
    }
  }
  return { groups: [found], weight: weights.inflected };
}
function synonyms2(word, dictionary) {
  return synonymsOf(word).map((synonym) => ({
    groups: [beginnings(synonym, dictionary)],
    weight: weights.synonym
  }));
}
function expandLatin(text, dictionary) {
  const word = fold(text);
  const parts = text.split(".").flatMap((part) => {
    const found = identifierParts(part).map(({ term }) => fold(term));
    return found.length > 0 ? found : [fold(part)];
  });
  return [
    { groups: [similar(word, dictionary)], weight: parts.length > 1 ? weights.identifier : 1 },
    inflected(word, dictionary),
    ...parts.length > 1 ? allOf(parts, weights.parts, dictionary) : [],
    ...splitInTwo(word, 3, dictionary)
  ];
}
function halfTyped(word, weight, dictionary) {
  const range = halfTypedRange(word);
  if (!range) {
    return [];
  }
  const [first, last] = [range.first, range.last].map((code) => String.fromCharCode(code));
  const [from] = dictionary.rangeOf(`${range.base}${first}`);
  const [, to] = dictionary.rangeOf(`${range.base}${last}`);
  const found = /* @__PURE__ */ new Map();
  for (let place = from; place < to; place += 1) {
    found.set(place, 1);
  }
  return [{ groups: [found], weight }];
}
function loanwordTerms(word, dictionary) {
  return new Map(loanwords(word, dictionary).map((place) => [place, weights.loanword]));
}
function expandHangul(text, isLast, dictionary) {
  const word = fold(text);
  const others = [word, word.slice(0, -1), word.slice(0, -2)].flatMap(
    (stem2) => synonyms2(stem2, dictionary)
  );
  const stem = word.length > 2 && verbStem(word);
  const stems = [];
  if (word.length > 2) {
    stems.push(
      ...allOf(bigrams(word), 1, dictionary),
      ...allOf(bigrams(word.slice(0, -1)), weights.stem, dictionary)
    );
  }
  if (word.length > 3) {
    stems.push(...allOf(bigrams(word.slice(0, -2)), weights.shorterStem, dictionary));
  }
  return [
    oneGroup(similar(word, dictionary)),
    // What no page says in Hangul may be an English word.
    ...others.length > 0 || dictionary.hasPrefix(word) ? [] : [oneGroup(loanwordTerms(word, dictionary))],
    ...stems,
    ...stem ? halfTyped(stem, weights.verb, dictionary) : [],
    ...others,
    ...splitInTwo(word, 1, dictionary),
    ...isLast ? halfTyped(word, weights.halfTyped, dictionary) : []
  ];
}
function expandHan(text, dictionary) {
  const word = fold(text);
  const pairs2 = bigrams(word);
  return pairs2.length > 0 ? allOf(pairs2, 1, dictionary) : [oneGroup(beginnings(word, dictionary))];
}
function expandWord(run2, isLast, dictionary) {
  switch (run2.kind) {
    case "han":
      return expandHan(run2.text, dictionary);
    case "hangul":
      return expandHangul(run2.text, isLast, dictionary);
    case "word":
      return expandLatin(run2.text, dictionary);
  }
}
function looseTerms({ kind, text }) {
  if (kind === "word") {
    return [];
  }
  const pairs2 = bigrams(fold(text));
  return kind === "han" ? pairs2 : pairs2.slice(0, 1);
}

// packages/docusaurus-theme-search-meilisearch/src/engine/stopWords.ts
var english = "a an and are as at be by can do does for from how i in into is it my of on or that the to what when where which with you your";
var french = "au aux avec ce comment dans de des du en est et la le les ou par pour que qui son sur un une";
var italian = "al alla che come con da dei del della di e gli i il in la le nel o per su un una";
var korean2 = "\uBC29\uBC95 \uBC29\uBC95\uC744 \uBC95 \uC5B4\uB5BB\uAC8C \uD558\uB294 \uD558\uAE30 \uD558\uB824\uBA74 \uC2F6\uC5B4\uC694 \uC788\uB098\uC694 \uB418\uB098\uC694 \uBB34\uC5C7 \uC65C \uC704\uD55C \uB300\uD55C \uBC0F \uB610\uB294 \uC218 \uAC83 \uB54C \uAC1C \uC880";
var stopWordsByLanguage = {
  en: english.split(" "),
  fr: french.split(" "),
  it: italian.split(" "),
  ko: korean2.split(" ")
};
var stopWords = new Set(Object.values(stopWordsByLanguage).flat());
function isStopWord(foldedWord) {
  return stopWords.has(foldedWord);
}

// packages/docusaurus-theme-search-meilisearch/src/engine/expandQuery.ts
var maxQueryLength = 200;
var maxQueryWords = 10;
var joinedWeight = 0.8;
var looseWeight = 0.3;
function isWord(run2) {
  return run2 !== void 0 && run2.kind !== "han";
}
function joined(word, next, dictionary) {
  if (!isWord(word) || !isWord(next)) {
    return [];
  }
  const found = beginnings(fold(word.text + next.text), dictionary);
  return found.size > 0 ? [{ groups: [found], weight: joinedWeight }] : [];
}
function expandQuery(query, dictionary) {
  const typed = runs(query.slice(0, maxQueryLength).normalize("NFC")).slice(0, maxQueryWords);
  const meaningful = typed.filter(({ text }) => !isStopWord(fold(text)));
  const words = meaningful.length > 0 ? meaningful : typed;
  if (words.length === 0) {
    return null;
  }
  const pairs2 = words.map((word, index) => joined(word, words[index + 1], dictionary));
  return {
    // What two words are as one counts for both.
    words: words.map((word, index) => [
      ...expandWord(word, index === words.length - 1, dictionary),
      ...pairs2[index] ?? [],
      ...pairs2[index - 1] ?? []
    ]),
    loose: words.flatMap(looseTerms).flatMap((term) => {
      const place = dictionary.placeOf(term);
      return place < 0 ? [] : [{ groups: [/* @__PURE__ */ new Map([[place, 1]])], weight: looseWeight }];
    })
  };
}

// packages/docusaurus-theme-search-meilisearch/src/engine/filter.ts
var maxDepth = 200;
var tokenPattern = /\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s()[\],=<>!'"]+)|([<>!]=|\S))/g;
function tokensOf2(expression) {
  return Array.from(
    expression.trimEnd().matchAll(tokenPattern),
    ([, double, single, word, sign]) => {
      const quoted = double ?? single;
      return quoted === void 0 ? { text: word ?? sign ?? "", kind: word === void 0 ? "sign" : "word" } : { text: quoted.replace(/\\(.)/g, "$1"), kind: "quoted" };
    }
  );
}
function isEqual(field, value) {
  return String(field).toLowerCase() === value.toLowerCase();
}
var comparisons = {
  "=": (field, value) => field != null && isEqual(field, value),
  "!=": (field, value) => field == null || !isEqual(field, value),
  ">": (field, value) => Number(field ?? NaN) > Number(value),
  ">=": (field, value) => Number(field ?? NaN) >= Number(value),
  "<": (field, value) => Number(field ?? NaN) < Number(value),
  "<=": (field, value) => Number(field ?? NaN) <= Number(value)
};
var FilterReader = class {
  constructor(expression) {
    this.expression = expression;
    this.tokens = tokensOf2(expression);
  }
  expression;
  tokens;
  place = 0;
  depth = 0;
  read() {
    const condition = this.alternatives();
    return this.place < this.tokens.length ? this.fail("AND or OR") : condition;
  }
  fail(wanted) {
    const found = this.tokens[this.place]?.text;
    throw new Error(
      `Cannot read the search filter ${JSON.stringify(this.expression)}: ${wanted} is expected ${found === void 0 ? "at its end" : `instead of "${found}"`}.`
    );
  }
  /** Whether the next tokens are these; then they are read. */
  next(...texts) {
    const isNext = texts.every((text, index) => {
      const token2 = this.tokens[this.place + index];
      return token2?.text === text && token2.kind !== "quoted";
    });
    this.place += isNext ? texts.length : 0;
    return isNext;
  }
  expect(sign) {
    if (!this.next(sign)) {
      this.fail(`"${sign}"`);
    }
  }
  /** A name or a value. */
  text(wanted) {
    const token2 = this.tokens[this.place];
    if (!token2 || token2.kind === "sign") {
      return this.fail(wanted);
    }
    this.place += 1;
    return token2.text;
  }
  alternatives() {
    const conditions = [this.conjunction()];
    while (this.next("OR")) {
      conditions.push(this.conjunction());
    }
    return (document2) => conditions.some((isTrue) => isTrue(document2));
  }
  conjunction() {
    const conditions = [this.negation()];
    while (this.next("AND")) {
      conditions.push(this.negation());
    }
    return (document2) => conditions.every((isTrue) => isTrue(document2));
  }
  negation() {
    this.depth += 1;
    if (this.depth > maxDepth) {
      this.fail("a less deeply nested expression");
    }
    let condition;
    if (this.next("NOT")) {
      const negated = this.negation();
      condition = (document2) => !negated(document2);
    } else if (this.next("(")) {
      condition = this.alternatives();
      this.expect(")");
    } else {
      condition = this.condition();
    }
    this.depth -= 1;
    return condition;
  }
  condition() {
    const attribute = this.text("an attribute");
    const test = this.test();
    return (document2) => test(
      Object.prototype.hasOwnProperty.call(document2, attribute) ? document2[attribute] : void 0
    );
  }
  /** What follows the name of an attribute. */
  test() {
    const sign = Object.keys(comparisons).find((candidate) => this.next(candidate));
    if (sign !== void 0) {
      const value = this.text("a value");
      return (field) => comparisons[sign](field, value);
    }
    if (this.next("EXISTS")) {
      return (field) => field !== void 0;
    }
    if (this.next("NOT", "EXISTS")) {
      return (field) => field === void 0;
    }
    if (this.next("IS", "NULL")) {
      return (field) => field === null;
    }
    if (this.next("IS", "NOT", "NULL")) {
      return (field) => field !== null;
    }
    if (this.tokens[this.place + 1]?.text === "TO") {
      const least = this.text("a value");
      this.next("TO");
      const most = this.text("a value");
      return (field) => Number(field ?? NaN) >= Number(least) && Number(field ?? NaN) <= Number(most);
    }
    const isWanted = !this.next("NOT");
    if (!this.next("IN")) {
      this.fail("=, !=, >, >=, <, <=, TO, IN, EXISTS or IS NULL");
    }
    const values = this.list();
    return (field) => values.some((value) => comparisons["="]?.(field, value)) === isWanted;
  }
  list() {
    const values = [];
    this.expect("[");
    while (!this.next("]")) {
      values.push(this.text('a value or "]"'));
      if (!this.next(",")) {
        this.expect("]");
        break;
      }
    }
    return values;
  }
};
function readExpression(expression) {
  if (typeof expression !== "string") {
    throw new Error(`A search filter must be text, not ${JSON.stringify(expression)}.`);
  }
  return expression.trim() === "" ? () => true : new FilterReader(expression).read();
}
function parseFilter(filter) {
  const conditions = [filter].flat().map((entry) => {
    const alternatives = [entry].flat().map(readExpression);
    return (document2) => alternatives.length === 0 || alternatives.some((isTrue) => isTrue(document2));
  });
  return (document2) => conditions.every((isTrue) => isTrue(document2));
}

// packages/docusaurus-theme-search-meilisearch/src/engine/highlightMarks.ts
var highlightStart = "\uE000";
var highlightEnd = "\uE001";
function withoutMarks(text) {
  return text.replace(/[\ue000\ue001]/g, "");
}

// packages/docusaurus-theme-search-meilisearch/src/engine/formatText.ts
var cropMarker = "\u2026";
var maxSearchedLength = 5e4;
var maxKnownWords = 2e4;
var maxKnownTexts = 500;
function remembering(most, make) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    let made = known.get(text);
    if (made === void 0) {
      if (known.size >= most) {
        known.clear();
      }
      made = make(text);
      known.set(text, made);
    }
    return made;
  };
}
var runsOf = remembering(maxKnownTexts, runs);
var tokensOfRun = remembering(maxKnownWords, (text) => runs(text).flatMap(tokensOf));
function matchRanges(words, terms) {
  const ranges = [];
  const inWord = remembering(
    maxKnownWords,
    (text) => tokensOfRun(text).filter(({ term }) => terms.has(term)).sort((a, b) => a.start - b.start)
  );
  for (const { text, start: offset } of words) {
    for (const match of inWord(text)) {
      const [start, end] = [offset + match.start, offset + match.end];
      const last = ranges[ranges.length - 1];
      if (last && start <= last.end) {
        last.end = Math.max(last.end, end);
      } else {
        ranges.push({ start, end });
      }
    }
  }
  return ranges;
}
function mark(text, ranges, from, to) {
  let marked = "";
  let position = from;
  for (const range of ranges) {
    const start = Math.max(range.start, from);
    const end = Math.min(range.end, to);
    if (start < end) {
      marked += text.slice(position, start) + highlightStart + text.slice(start, end) + highlightEnd;
      position = end;
    }
  }
  return marked + text.slice(position, to);
}
function highlight(text, terms) {
  const clean = withoutMarks(text);
  return mark(clean, matchRanges(runsOf(clean), terms), 0, clean.length);
}
function wordRanges(found) {
  return found.flatMap(({ kind, text: run2, start }) => {
    if (kind !== "han") {
      return [{ start, end: start + run2.length }];
    }
    return Array.from({ length: Math.ceil(run2.length / 2) }, (_, index) => ({
      start: start + index * 2,
      end: start + Math.min(index * 2 + 2, run2.length)
    }));
  });
}
function bestWindow(words, matches, length) {
  let next = 0;
  const matched = words.map(({ start, end }) => {
    while ((matches[next]?.end ?? Infinity) <= start) {
      next += 1;
    }
    return (matches[next]?.start ?? Infinity) < end;
  });
  let count = matched.slice(0, length).filter(Boolean).length;
  let best = { first: 0, count };
  for (let first = 1; first + length <= words.length; first += 1) {
    count += Number(matched[first + length - 1]) - Number(matched[first - 1]);
    if (count > best.count) {
      best = { first, count };
    }
  }
  const firstMatch = matched.indexOf(true, best.first);
  const lastMatch = matched.lastIndexOf(true, best.first + length - 1);
  const middle = firstMatch < 0 ? best.first : Math.round((firstMatch + lastMatch - length + 1) / 2);
  return Math.max(0, Math.min(middle, words.length - length));
}
function cropAndHighlight(text, terms, length) {
  const clean = withoutMarks(text.slice(0, maxSearchedLength));
  const found = runsOf(clean);
  const words = wordRanges(found);
  const matches = matchRanges(found, terms);
  if (words.length <= length) {
    return mark(clean, matches, 0, clean.length);
  }
  const first = bestWindow(words, matches, length);
  const isStart = first === 0;
  const isEnd = first + length >= words.length;
  const from = isStart ? 0 : words[first]?.start ?? 0;
  const to = isEnd ? clean.length : words[first + length - 1]?.end ?? clean.length;
  return `${isStart ? "" : cropMarker}${mark(clean, matches, from, to)}${isEnd ? "" : cropMarker}`;
}

// packages/docusaurus-theme-search-meilisearch/src/engine/formatHit.ts
function formatHit(document2, terms, cropLength) {
  const formatted = Object.fromEntries(
    Object.entries(document2).map(([field, value]) => [
      field,
      field.startsWith("hierarchy_") && value !== null ? highlight(String(value), terms) : value
    ])
  );
  return {
    ...document2,
    _formatted: { ...formatted, content: cropAndHighlight(document2.content, terms, cropLength) }
  };
}

// packages/docusaurus-theme-search-meilisearch/src/engine/indexedFields.ts
var fieldBoosts = [6, 2, 1, 0.5, 1];
var fieldCount = fieldBoosts.length;
function indexedFields(pages) {
  return pages.flatMap(
    ({ url, lvl0, lvl1, sections }) => sections.map(([anchor, headings, content, hidden = ""]) => {
      const above = [lvl1, ...headings.filter((heading) => heading !== null)];
      const title = above.pop() ?? "";
      return [title, [lvl0, ...above].join("\n"), content, hidden, `${url} ${anchor}`];
    })
  );
}

// packages/docusaurus-theme-search-meilisearch/src/engine/indexFormat.ts
function documentsOf({ lvl0, lvl1, from, sections, ...page }) {
  return sections.map(([anchor, headings, content], index) => ({
    ...page,
    hierarchy_lvl0: lvl0,
    hierarchy_lvl1: lvl1,
    hierarchy_lvl2: headings[0] ?? null,
    hierarchy_lvl3: headings[1] ?? null,
    hierarchy_lvl4: headings[2] ?? null,
    hierarchy_lvl5: headings[3] ?? null,
    hierarchy_lvl6: headings[4] ?? null,
    content,
    anchor,
    position: from + index
  }));
}

// packages/docusaurus-theme-search-meilisearch/src/engine/termDictionary.ts
function fillRow(rows, word, term, depth) {
  const width = word.length + 1;
  const row = depth * width;
  const above = row - width;
  const letter = term[depth - 1];
  let least = depth;
  rows[row] = depth;
  for (let column = 1; column < width; column += 1) {
    const replaced = rows[above + column - 1] + (word[column - 1] === letter ? 0 : 1);
    const longer = rows[above + column] + 1;
    const shorter = rows[row + column - 1] + 1;
    let distance = replaced < longer ? replaced : longer;
    distance = shorter < distance ? shorter : distance;
    if (depth > 1 && word[column - 2] === letter && word[column - 1] === term[depth - 2]) {
      const swapped = rows[above - width + column - 2] + 1;
      distance = swapped < distance ? swapped : distance;
    }
    rows[row + column] = distance;
    least = distance < least ? distance : least;
  }
  return least;
}
var TermDictionary = class {
  /** @param terms sorted by code unit, as `Array.prototype.sort` does */
  constructor(terms) {
    this.terms = terms;
  }
  terms;
  /** First place, from `start` on, of a term that is not before `text`; steps grow, so that what is near is found soon. */
  firstFrom(text, start = 0) {
    let low = start;
    let step = 1;
    while (low + step < this.terms.length && this.terms[low + step] < text) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.terms.length);
    while (low < high) {
      const middle = low + high >> 1;
      if (this.terms[middle] < text) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
  /** Place of a term, -1 where there is none. */
  placeOf(term) {
    const place = this.firstFrom(term);
    return this.terms[place] === term ? place : -1;
  }
  has(term) {
    return this.placeOf(term) >= 0;
  }
  /** First place of the terms that begin with `prefix`, and the place behind the last. */
  rangeOf(prefix) {
    return [this.firstFrom(prefix), this.firstFrom(`${prefix}\uFFFF`)];
  }
  hasPrefix(prefix) {
    return this.terms[this.firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }
  /**
   * Calls back with each term that is at most `maxEdits` from `word`; two neighbouring letters swapped are one edit. Terms that
   * share a beginning share the work on it: a row of the table of distances for each of its letters.
   *
   * @param range of the terms to look at, as `rangeOf` gives it
   */
  eachNear(word, maxEdits, found, [from, to] = [0, this.terms.length]) {
    const width = word.length + 1;
    const maxDepth2 = word.length + maxEdits;
    const rows = new Uint8Array(width * (maxDepth2 + 2)).map((_, cell) => cell);
    let previous = "";
    let depth = 0;
    for (let place = from; place < to; ) {
      const term = this.terms[place];
      let shared = 0;
      while (shared < depth && previous[shared] === term[shared]) {
        shared += 1;
      }
      depth = shared;
      previous = term;
      let isNear = true;
      while (isNear && depth < term.length) {
        depth += 1;
        isNear = depth <= maxDepth2 && fillRow(rows, word, term, depth) <= maxEdits;
      }
      const edits = rows[depth * width + word.length];
      if (isNear && edits <= maxEdits) {
        found(place, edits);
      }
      place = isNear ? place + 1 : this.firstFrom(`${term.slice(0, depth)}\uFFFF`, place);
    }
  }
};

// packages/docusaurus-theme-search-meilisearch/src/engine/invertedIndex.ts
var saturation = 1.2;
var lengthWeight = 0.7;
var atLeast = 0.5;
var maxFrequency = 255;
var maxBlocking = 20;
async function takeTurns(since) {
  if (typeof document === "undefined" || performance.now() - since < maxBlocking) {
    return since;
  }
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}
var IndexBuilder = class {
  numbers = /* @__PURE__ */ new Map();
  numbersOfRun = /* @__PURE__ */ new Map();
  postings = [];
  lengths = [];
  /** Texts repeat their words, so that each is taken apart once. */
  termsOf(run2) {
    let found = this.numbersOfRun.get(run2.text);
    if (!found) {
      found = tokensOf({ ...run2, start: 0 }).map(({ term }) => this.numberOf(term));
      this.numbersOfRun.set(run2.text, found);
    }
    return found;
  }
  numberOf(term) {
    let number = this.numbers.get(term);
    if (number === void 0) {
      number = this.postings.push([]) - 1;
      this.numbers.set(term, number);
    }
    return number;
  }
  /** Sections must come in order, and their fields too. */
  add(text) {
    const place = this.lengths.length;
    let length = 0;
    for (const run2 of runs(text)) {
      for (const number of this.termsOf(run2)) {
        const list = this.postings[number];
        const last = list.length - 1;
        const posting = list[last] ?? -1;
        if (posting >> 8 !== place) {
          list.push(place * 256 + 1);
          length += 1;
        } else if ((posting & maxFrequency) < maxFrequency) {
          list[last] = posting + 1;
        }
      }
    }
    this.lengths.push(length);
  }
  build() {
    const terms = Array.from(this.numbers.keys()).sort();
    const size = this.lengths.length / fieldCount;
    const means = Array.from({ length: fieldCount }, () => 0);
    this.lengths.forEach((length, place) => {
      means[place % fieldCount] = means[place % fieldCount] + length / size;
    });
    return {
      dictionary: new TermDictionary(terms),
      size,
      postings: terms.map((term) => this.postings[this.numbers.get(term)]),
      lengthNorms: Float32Array.from(
        this.lengths,
        (length, place) => saturation * (1 - lengthWeight + lengthWeight * length / (means[place % fieldCount] || 1))
      )
    };
  }
};
async function buildInvertedIndex(sections) {
  const builder = new IndexBuilder();
  let since = performance.now();
  for (const fields of sections) {
    fields.forEach((text) => builder.add(text));
    since = await takeTurns(since);
  }
  return builder.build();
}
function sectionOf(posting) {
  return Math.floor((posting >> 8) / fieldCount);
}
function holdsTerm({ postings }, place, section) {
  const list = postings[place];
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (sectionOf(list[middle]) < section) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < list.length && sectionOf(list[low]) === section;
}
function addScores({ postings, lengthNorms, size }, term, boosts, weight, scores) {
  const list = postings[term];
  const counts = boosts.map(() => 0);
  for (const posting of list) {
    const field = (posting >> 8) % fieldCount;
    counts[field] = counts[field] + 1;
  }
  const worths = counts.map(
    (count, field) => weight * boosts[field] * Math.log(1 + (size - count + 0.5) / (count + 0.5))
  );
  for (const posting of list) {
    const place = posting >> 8;
    const section = Math.floor(place / fieldCount);
    const frequency = posting & maxFrequency;
    const norm = lengthNorms[place];
    scores[section] = scores[section] + worths[place % fieldCount] * (atLeast + frequency * (saturation + 1) / (frequency + norm));
  }
}

// packages/docusaurus-theme-search-meilisearch/src/engine/scoreSections.ts
function addGroup(index, group, scores) {
  group.forEach((weight, place) => addScores(index, place, fieldBoosts, weight, scores));
}
function addAlternative(index, { groups, weight }, scores) {
  const sums = new Float32Array(index.size);
  groups.forEach((group, number) => {
    const more = new Float32Array(index.size);
    addGroup(index, group, more);
    for (let section = 0; section < sums.length; section += 1) {
      const sum = sums[section];
      const isHeld = more[section] > 0 && (sum > 0 || number === 0);
      sums[section] = isHeld ? sum + more[section] : 0;
    }
  });
  for (let section = 0; section < sums.length; section += 1) {
    scores[section] = scores[section] + sums[section] * weight;
  }
}
var lenience = 0.5;
var completeness = 2;
function scoreSections(index, { words, loose }) {
  const scores = new Float32Array(index.size);
  const wordsHeld = new Uint8Array(index.size);
  for (const alternatives of words) {
    const ofWord = new Float32Array(index.size);
    alternatives.forEach((alternative) => addAlternative(index, alternative, ofWord));
    for (let section = 0; section < scores.length; section += 1) {
      if (ofWord[section] > 0) {
        scores[section] = scores[section] + ofWord[section];
        wordsHeld[section] = wordsHeld[section] + 1;
      }
    }
  }
  loose.forEach((alternative) => addAlternative(index, alternative, scores));
  return scores.map((score, section) => {
    const held = wordsHeld[section];
    const share = (held + lenience) / (words.length + lenience);
    return score * share * share * (held === words.length ? completeness : 1);
  });
}

// packages/docusaurus-theme-search-meilisearch/src/engine/searchTypes.ts
var defaultLimit = 20;
var defaultCropLength = 30;

// packages/docusaurus-theme-search-meilisearch/src/engine/suggestQueries.ts
var maxSuggestions = 5;
var looseness = 0.4;
var minWordLength = 3;
function nearWords(word, dictionary) {
  const near = [];
  dictionary.eachNear(word, Math.floor(word.length * looseness), (place, edits) => {
    near.push({ term: dictionary.terms[place], edits });
  });
  return near.filter(({ term }) => term.length >= minWordLength).sort((a, b) => a.edits - b.edits).slice(0, 3).map(({ term }) => term);
}
function suggestQueries(query, dictionary, documents) {
  const words = runs(query.slice(0, 100)).slice(0, 3).map(({ text }) => fold(text)).filter((word) => word.length >= minWordLength && word.length <= 30).flatMap((word) => nearWords(word, dictionary));
  const categories = documents.map((document2) => document2.hierarchy_lvl0);
  return Array.from(/* @__PURE__ */ new Set([...words, ...categories])).slice(0, maxSuggestions);
}

// packages/docusaurus-theme-search-meilisearch/src/engine/searchIndex.ts
var repetition = 0.8;
function findSections(index, query, documents, isSearched, named) {
  const scores = scoreSections(index, query);
  named.forEach((section) => {
    scores[section] = scores[section] + 1e6;
  });
  const found = Array.from(scores.keys()).filter(
    (section) => scores[section] > 0 && isSearched(documents[section])
  );
  const byScore = (a, b) => scores[b] - scores[a] || a - b;
  const timesSeen = /* @__PURE__ */ new Map();
  for (const section of found.sort(byScore)) {
    const { url } = documents[section];
    const times = timesSeen.get(url) ?? 0;
    scores[section] = scores[section] * repetition ** times;
    timesSeen.set(url, times + 1);
  }
  return found.sort(byScore);
}
function compact(text) {
  return runs(text).map((run2) => fold(run2.text)).join("");
}
function pagesByTitle(documents) {
  const titles = /* @__PURE__ */ new Map();
  documents.forEach((document2, section) => {
    if (document2.position === 0) {
      const title = compact(document2.hierarchy_lvl1);
      titles.set(title, [...titles.get(title) ?? [], section]);
    }
  });
  return titles;
}
function termsFound(index, { words, loose }, section) {
  const terms = /* @__PURE__ */ new Set();
  for (const { groups } of [...words.flat(), ...loose]) {
    const held = groups.map(
      (group) => Array.from(group.keys()).filter((place) => holdsTerm(index, place, section))
    );
    if (held.every(({ length }) => length > 0)) {
      held.flat().forEach((place) => terms.add(index.dictionary.terms[place]));
    }
  }
  return terms;
}
async function createSearchIndex(pages) {
  const index = await buildInvertedIndex(indexedFields(pages));
  const documents = pages.flatMap(documentsOf);
  const titles = pagesByTitle(documents);
  return {
    search(query, params) {
      const started = Date.now();
      const { limit = defaultLimit, offset = 0, cropLength = defaultCropLength } = params;
      const isSearched = parseFilter(params.filter ?? []);
      const expanded = expandQuery(query, index.dictionary);
      const found = expanded ? findSections(index, expanded, documents, isSearched, titles.get(compact(query)) ?? []) : [];
      return {
        hits: found.slice(offset, offset + limit).map(
          (section) => formatHit(
            documents[section],
            termsFound(index, expanded, section),
            cropLength
          )
        ),
        query,
        limit,
        offset,
        estimatedTotalHits: found.length,
        processingTimeMs: Date.now() - started,
        ...found.length === 0 && {
          suggestions: suggestQueries(query, index.dictionary, documents.filter(isSearched))
        }
      };
    }
  };
}

// tests/search/siteIndex.ts
function readSiteIndex(siteFolder, locale) {
  const folder = path.join(siteFolder, locale === "en" ? "" : locale, "search");
  const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8"));
  const { pages } = read("index.json");
  return createSearchIndex(pages.flatMap((name) => read(name)));
}

// tests/search/judgedQueries.ts
import fs2 from "node:fs";
import path2 from "node:path";

// node_modules/js-yaml/dist/js-yaml.mjs
function getDefaultExportFromCjs(x) {
  return x && x.__esModule && Object.prototype.hasOwnProperty.call(x, "default") ? x["default"] : x;
}
var jsYaml = {};
var loader = {};
var common = {};
var hasRequiredCommon;
function requireCommon() {
  if (hasRequiredCommon) return common;
  hasRequiredCommon = 1;
  function isNothing(subject) {
    return typeof subject === "undefined" || subject === null;
  }
  function isObject(subject) {
    return typeof subject === "object" && subject !== null;
  }
  function toArray(sequence) {
    if (Array.isArray(sequence)) return sequence;
    else if (isNothing(sequence)) return [];
    return [sequence];
  }
  function extend(target, source) {
    if (source) {
      const sourceKeys = Object.keys(source);
      for (let index = 0, length = sourceKeys.length; index < length; index += 1) {
        const key = sourceKeys[index];
        target[key] = source[key];
      }
    }
    return target;
  }
  function repeat(string, count) {
    let result = "";
    for (let cycle = 0; cycle < count; cycle += 1) {
      result += string;
    }
    return result;
  }
  function isNegativeZero(number) {
    return number === 0 && Number.NEGATIVE_INFINITY === 1 / number;
  }
  common.isNothing = isNothing;
  common.isObject = isObject;
  common.toArray = toArray;
  common.repeat = repeat;
  common.isNegativeZero = isNegativeZero;
  common.extend = extend;
  return common;
}
var exception;
var hasRequiredException;
function requireException() {
  if (hasRequiredException) return exception;
  hasRequiredException = 1;
  function formatError(exception2, compact2) {
    let where = "";
    const message = exception2.reason || "(unknown reason)";
    if (!exception2.mark) return message;
    if (exception2.mark.name) {
      where += 'in "' + exception2.mark.name + '" ';
    }
    where += "(" + (exception2.mark.line + 1) + ":" + (exception2.mark.column + 1) + ")";
    if (!compact2 && exception2.mark.snippet) {
      where += "\n\n" + exception2.mark.snippet;
    }
    return message + " " + where;
  }
  function YAMLException2(reason, mark2) {
    Error.call(this);
    this.name = "YAMLException";
    this.reason = reason;
    this.mark = mark2;
    this.message = formatError(this, false);
    if (Error.captureStackTrace) {
      Error.captureStackTrace(this, this.constructor);
    } else {
      this.stack = new Error().stack || "";
    }
  }
  YAMLException2.prototype = Object.create(Error.prototype);
  YAMLException2.prototype.constructor = YAMLException2;
  YAMLException2.prototype.toString = function toString(compact2) {
    return this.name + ": " + formatError(this, compact2);
  };
  exception = YAMLException2;
  return exception;
}
var snippet;
var hasRequiredSnippet;
function requireSnippet() {
  if (hasRequiredSnippet) return snippet;
  hasRequiredSnippet = 1;
  const common2 = requireCommon();
  function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
    let head = "";
    let tail = "";
    const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
    if (position - lineStart > maxHalfLength) {
      head = " ... ";
      lineStart = position - maxHalfLength + head.length;
    }
    if (lineEnd - position > maxHalfLength) {
      tail = " ...";
      lineEnd = position + maxHalfLength - tail.length;
    }
    return {
      str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "\u2192") + tail,
      pos: position - lineStart + head.length
      // relative position
    };
  }
  function padStart(string, max) {
    return common2.repeat(" ", max - string.length) + string;
  }
  function makeSnippet(mark2, options) {
    options = Object.create(options || null);
    if (!mark2.buffer) return null;
    if (!options.maxLength) options.maxLength = 79;
    if (typeof options.indent !== "number") options.indent = 1;
    if (typeof options.linesBefore !== "number") options.linesBefore = 3;
    if (typeof options.linesAfter !== "number") options.linesAfter = 2;
    const re = /\r?\n|\r|\0/g;
    const lineStarts = [0];
    const lineEnds = [];
    let match;
    let foundLineNo = -1;
    while (match = re.exec(mark2.buffer)) {
      lineEnds.push(match.index);
      lineStarts.push(match.index + match[0].length);
      if (mark2.position <= match.index && foundLineNo < 0) {
        foundLineNo = lineStarts.length - 2;
      }
    }
    if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
    let result = "";
    const lineNoLength = Math.min(mark2.line + options.linesAfter, lineEnds.length).toString().length;
    const maxLineLength = options.maxLength - (options.indent + lineNoLength + 3);
    for (let i2 = 1; i2 <= options.linesBefore; i2++) {
      if (foundLineNo - i2 < 0) break;
      const line2 = getLine(
        mark2.buffer,
        lineStarts[foundLineNo - i2],
        lineEnds[foundLineNo - i2],
        mark2.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i2]),
        maxLineLength
      );
      result = common2.repeat(" ", options.indent) + padStart((mark2.line - i2 + 1).toString(), lineNoLength) + " | " + line2.str + "\n" + result;
    }
    const line = getLine(mark2.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark2.position, maxLineLength);
    result += common2.repeat(" ", options.indent) + padStart((mark2.line + 1).toString(), lineNoLength) + " | " + line.str + "\n";
    result += common2.repeat("-", options.indent + lineNoLength + 3 + line.pos) + "^\n";
    for (let i2 = 1; i2 <= options.linesAfter; i2++) {
      if (foundLineNo + i2 >= lineEnds.length) break;
      const line2 = getLine(
        mark2.buffer,
        lineStarts[foundLineNo + i2],
        lineEnds[foundLineNo + i2],
        mark2.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i2]),
        maxLineLength
      );
      result += common2.repeat(" ", options.indent) + padStart((mark2.line + i2 + 1).toString(), lineNoLength) + " | " + line2.str + "\n";
    }
    return result.replace(/\n$/, "");
  }
  snippet = makeSnippet;
  return snippet;
}
var type;
var hasRequiredType;
function requireType() {
  if (hasRequiredType) return type;
  hasRequiredType = 1;
  const YAMLException2 = requireException();
  const TYPE_CONSTRUCTOR_OPTIONS = [
    "kind",
    "multi",
    "resolve",
    "construct",
    "instanceOf",
    "predicate",
    "represent",
    "representName",
    "defaultStyle",
    "styleAliases"
  ];
  const YAML_NODE_KINDS = [
    "scalar",
    "sequence",
    "mapping"
  ];
  function compileStyleAliases(map2) {
    const result = {};
    if (map2 !== null) {
      Object.keys(map2).forEach(function(style) {
        map2[style].forEach(function(alias) {
          result[String(alias)] = style;
        });
      });
    }
    return result;
  }
  function Type2(tag, options) {
    options = options || {};
    Object.keys(options).forEach(function(name) {
      if (TYPE_CONSTRUCTOR_OPTIONS.indexOf(name) === -1) {
        throw new YAMLException2('Unknown option "' + name + '" is met in definition of "' + tag + '" YAML type.');
      }
    });
    this.options = options;
    this.tag = tag;
    this.kind = options["kind"] || null;
    this.resolve = options["resolve"] || function() {
      return true;
    };
    this.construct = options["construct"] || function(data) {
      return data;
    };
    this.instanceOf = options["instanceOf"] || null;
    this.predicate = options["predicate"] || null;
    this.represent = options["represent"] || null;
    this.representName = options["representName"] || null;
    this.defaultStyle = options["defaultStyle"] || null;
    this.multi = options["multi"] || false;
    this.styleAliases = compileStyleAliases(options["styleAliases"] || null);
    if (YAML_NODE_KINDS.indexOf(this.kind) === -1) {
      throw new YAMLException2('Unknown kind "' + this.kind + '" is specified for "' + tag + '" YAML type.');
    }
  }
  type = Type2;
  return type;
}
var schema;
var hasRequiredSchema;
function requireSchema() {
  if (hasRequiredSchema) return schema;
  hasRequiredSchema = 1;
  const YAMLException2 = requireException();
  const Type2 = requireType();
  function compileList(schema2, name) {
    const result = [];
    schema2[name].forEach(function(currentType) {
      let newIndex = result.length;
      result.forEach(function(previousType, previousIndex) {
        if (previousType.tag === currentType.tag && previousType.kind === currentType.kind && previousType.multi === currentType.multi) {
          newIndex = previousIndex;
        }
      });
      result[newIndex] = currentType;
    });
    return result;
  }
  function compileMap() {
    const result = {
      scalar: {},
      sequence: {},
      mapping: {},
      fallback: {},
      multi: {
        scalar: [],
        sequence: [],
        mapping: [],
        fallback: []
      }
    };
    function collectType(type2) {
      if (type2.multi) {
        result.multi[type2.kind].push(type2);
        result.multi["fallback"].push(type2);
      } else {
        result[type2.kind][type2.tag] = result["fallback"][type2.tag] = type2;
      }
    }
    for (let index = 0, length = arguments.length; index < length; index += 1) {
      arguments[index].forEach(collectType);
    }
    return result;
  }
  function Schema2(definition) {
    return this.extend(definition);
  }
  Schema2.prototype.extend = function extend(definition) {
    let implicit = [];
    let explicit = [];
    if (definition instanceof Type2) {
      explicit.push(definition);
    } else if (Array.isArray(definition)) {
      explicit = explicit.concat(definition);
    } else if (definition && (Array.isArray(definition.implicit) || Array.isArray(definition.explicit))) {
      if (definition.implicit) implicit = implicit.concat(definition.implicit);
      if (definition.explicit) explicit = explicit.concat(definition.explicit);
    } else {
      throw new YAMLException2("Schema.extend argument should be a Type, [ Type ], or a schema definition ({ implicit: [...], explicit: [...] })");
    }
    implicit.forEach(function(type2) {
      if (!(type2 instanceof Type2)) {
        throw new YAMLException2("Specified list of YAML types (or a single Type object) contains a non-Type object.");
      }
      if (type2.loadKind && type2.loadKind !== "scalar") {
        throw new YAMLException2("There is a non-scalar type in the implicit list of a schema. Implicit resolving of such types is not supported.");
      }
      if (type2.multi) {
        throw new YAMLException2("There is a multi type in the implicit list of a schema. Multi tags can only be listed as explicit.");
      }
    });
    explicit.forEach(function(type2) {
      if (!(type2 instanceof Type2)) {
        throw new YAMLException2("Specified list of YAML types (or a single Type object) contains a non-Type object.");
      }
    });
    const result = Object.create(Schema2.prototype);
    result.implicit = (this.implicit || []).concat(implicit);
    result.explicit = (this.explicit || []).concat(explicit);
    result.compiledImplicit = compileList(result, "implicit");
    result.compiledExplicit = compileList(result, "explicit");
    result.compiledTypeMap = compileMap(result.compiledImplicit, result.compiledExplicit);
    return result;
  };
  schema = Schema2;
  return schema;
}
var str;
var hasRequiredStr;
function requireStr() {
  if (hasRequiredStr) return str;
  hasRequiredStr = 1;
  const Type2 = requireType();
  str = new Type2("tag:yaml.org,2002:str", {
    kind: "scalar",
    construct: function(data) {
      return data !== null ? data : "";
    }
  });
  return str;
}
var seq;
var hasRequiredSeq;
function requireSeq() {
  if (hasRequiredSeq) return seq;
  hasRequiredSeq = 1;
  const Type2 = requireType();
  seq = new Type2("tag:yaml.org,2002:seq", {
    kind: "sequence",
    construct: function(data) {
      return data !== null ? data : [];
    }
  });
  return seq;
}
var map;
var hasRequiredMap;
function requireMap() {
  if (hasRequiredMap) return map;
  hasRequiredMap = 1;
  const Type2 = requireType();
  map = new Type2("tag:yaml.org,2002:map", {
    kind: "mapping",
    construct: function(data) {
      return data !== null ? data : {};
    }
  });
  return map;
}
var failsafe;
var hasRequiredFailsafe;
function requireFailsafe() {
  if (hasRequiredFailsafe) return failsafe;
  hasRequiredFailsafe = 1;
  const Schema2 = requireSchema();
  failsafe = new Schema2({
    explicit: [
      requireStr(),
      requireSeq(),
      requireMap()
    ]
  });
  return failsafe;
}
var _null;
var hasRequired_null;
function require_null() {
  if (hasRequired_null) return _null;
  hasRequired_null = 1;
  const Type2 = requireType();
  function resolveYamlNull(data) {
    if (data === null) return true;
    const max = data.length;
    return max === 1 && data === "~" || max === 4 && (data === "null" || data === "Null" || data === "NULL");
  }
  function constructYamlNull() {
    return null;
  }
  function isNull(object) {
    return object === null;
  }
  _null = new Type2("tag:yaml.org,2002:null", {
    kind: "scalar",
    resolve: resolveYamlNull,
    construct: constructYamlNull,
    predicate: isNull,
    represent: {
      canonical: function() {
        return "~";
      },
      lowercase: function() {
        return "null";
      },
      uppercase: function() {
        return "NULL";
      },
      camelcase: function() {
        return "Null";
      },
      empty: function() {
        return "";
      }
    },
    defaultStyle: "lowercase"
  });
  return _null;
}
var bool;
var hasRequiredBool;
function requireBool() {
  if (hasRequiredBool) return bool;
  hasRequiredBool = 1;
  const Type2 = requireType();
  function resolveYamlBoolean(data) {
    if (data === null) return false;
    const max = data.length;
    return max === 4 && (data === "true" || data === "True" || data === "TRUE") || max === 5 && (data === "false" || data === "False" || data === "FALSE");
  }
  function constructYamlBoolean(data) {
    return data === "true" || data === "True" || data === "TRUE";
  }
  function isBoolean(object) {
    return Object.prototype.toString.call(object) === "[object Boolean]";
  }
  bool = new Type2("tag:yaml.org,2002:bool", {
    kind: "scalar",
    resolve: resolveYamlBoolean,
    construct: constructYamlBoolean,
    predicate: isBoolean,
    represent: {
      lowercase: function(object) {
        return object ? "true" : "false";
      },
      uppercase: function(object) {
        return object ? "TRUE" : "FALSE";
      },
      camelcase: function(object) {
        return object ? "True" : "False";
      }
    },
    defaultStyle: "lowercase"
  });
  return bool;
}
var int;
var hasRequiredInt;
function requireInt() {
  if (hasRequiredInt) return int;
  hasRequiredInt = 1;
  const common2 = requireCommon();
  const Type2 = requireType();
  function isHexCode(c) {
    return c >= 48 && c <= 57 || c >= 65 && c <= 70 || c >= 97 && c <= 102;
  }
  function isOctCode(c) {
    return c >= 48 && c <= 55;
  }
  function isDecCode(c) {
    return c >= 48 && c <= 57;
  }
  function resolveYamlInteger(data) {
    if (data === null) return false;
    const max = data.length;
    let index = 0;
    let hasDigits = false;
    if (!max) return false;
    let ch = data[index];
    if (ch === "-" || ch === "+") {
      ch = data[++index];
    }
    if (ch === "0") {
      if (index + 1 === max) return true;
      ch = data[++index];
      if (ch === "b") {
        index++;
        for (; index < max; index++) {
          ch = data[index];
          if (ch !== "0" && ch !== "1") return false;
          hasDigits = true;
        }
        return hasDigits && isFinite(parseYamlInteger(data));
      }
      if (ch === "x") {
        index++;
        for (; index < max; index++) {
          if (!isHexCode(data.charCodeAt(index))) return false;
          hasDigits = true;
        }
        return hasDigits && isFinite(parseYamlInteger(data));
      }
      if (ch === "o") {
        index++;
        for (; index < max; index++) {
          if (!isOctCode(data.charCodeAt(index))) return false;
          hasDigits = true;
        }
        return hasDigits && isFinite(parseYamlInteger(data));
      }
    }
    for (; index < max; index++) {
      if (!isDecCode(data.charCodeAt(index))) {
        return false;
      }
      hasDigits = true;
    }
    if (!hasDigits) return false;
    return isFinite(parseYamlInteger(data));
  }
  function parseYamlInteger(data) {
    let value = data;
    let sign = 1;
    let ch = value[0];
    if (ch === "-" || ch === "+") {
      if (ch === "-") sign = -1;
      value = value.slice(1);
      ch = value[0];
    }
    if (value === "0") return 0;
    if (ch === "0") {
      if (value[1] === "b") return sign * parseInt(value.slice(2), 2);
      if (value[1] === "x") return sign * parseInt(value.slice(2), 16);
      if (value[1] === "o") return sign * parseInt(value.slice(2), 8);
    }
    return sign * parseInt(value, 10);
  }
  function constructYamlInteger(data) {
    return parseYamlInteger(data);
  }
  function isInteger(object) {
    return Object.prototype.toString.call(object) === "[object Number]" && (object % 1 === 0 && !common2.isNegativeZero(object));
  }
  int = new Type2("tag:yaml.org,2002:int", {
    kind: "scalar",
    resolve: resolveYamlInteger,
    construct: constructYamlInteger,
    predicate: isInteger,
    represent: {
      binary: function(obj) {
        return obj >= 0 ? "0b" + obj.toString(2) : "-0b" + obj.toString(2).slice(1);
      },
      octal: function(obj) {
        return obj >= 0 ? "0o" + obj.toString(8) : "-0o" + obj.toString(8).slice(1);
      },
      decimal: function(obj) {
        return obj.toString(10);
      },
      hexadecimal: function(obj) {
        return obj >= 0 ? "0x" + obj.toString(16).toUpperCase() : "-0x" + obj.toString(16).toUpperCase().slice(1);
      }
    },
    defaultStyle: "decimal",
    styleAliases: {
      binary: [2, "bin"],
      octal: [8, "oct"],
      decimal: [10, "dec"],
      hexadecimal: [16, "hex"]
    }
  });
  return int;
}
var float;
var hasRequiredFloat;
function requireFloat() {
  if (hasRequiredFloat) return float;
  hasRequiredFloat = 1;
  const common2 = requireCommon();
  const Type2 = requireType();
  const YAML_FLOAT_PATTERN = new RegExp(
    // 2.5e4, 2.5 and integers
    "^(?:[-+]?(?:[0-9]+)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"
  );
  const YAML_FLOAT_SPECIAL_PATTERN = new RegExp(
    "^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"
  );
  function resolveYamlFloat(data) {
    if (data === null) return false;
    if (!YAML_FLOAT_PATTERN.test(data)) {
      return false;
    }
    if (isFinite(parseFloat(data, 10))) {
      return true;
    }
    return YAML_FLOAT_SPECIAL_PATTERN.test(data);
  }
  function constructYamlFloat(data) {
    let value = data.toLowerCase();
    const sign = value[0] === "-" ? -1 : 1;
    if ("+-".indexOf(value[0]) >= 0) {
      value = value.slice(1);
    }
    if (value === ".inf") {
      return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    } else if (value === ".nan") {
      return NaN;
    }
    return sign * parseFloat(value, 10);
  }
  const SCIENTIFIC_WITHOUT_DOT = /^[-+]?[0-9]+e/;
  function representYamlFloat(object, style) {
    if (isNaN(object)) {
      switch (style) {
        case "lowercase":
          return ".nan";
        case "uppercase":
          return ".NAN";
        case "camelcase":
          return ".NaN";
      }
    } else if (Number.POSITIVE_INFINITY === object) {
      switch (style) {
        case "lowercase":
          return ".inf";
        case "uppercase":
          return ".INF";
        case "camelcase":
          return ".Inf";
      }
    } else if (Number.NEGATIVE_INFINITY === object) {
      switch (style) {
        case "lowercase":
          return "-.inf";
        case "uppercase":
          return "-.INF";
        case "camelcase":
          return "-.Inf";
      }
    } else if (common2.isNegativeZero(object)) {
      return "-0.0";
    }
    const res = object.toString(10);
    return SCIENTIFIC_WITHOUT_DOT.test(res) ? res.replace("e", ".e") : res;
  }
  function isFloat(object) {
    return Object.prototype.toString.call(object) === "[object Number]" && (object % 1 !== 0 || common2.isNegativeZero(object));
  }
  float = new Type2("tag:yaml.org,2002:float", {
    kind: "scalar",
    resolve: resolveYamlFloat,
    construct: constructYamlFloat,
    predicate: isFloat,
    represent: representYamlFloat,
    defaultStyle: "lowercase"
  });
  return float;
}
var json;
var hasRequiredJson;
function requireJson() {
  if (hasRequiredJson) return json;
  hasRequiredJson = 1;
  json = requireFailsafe().extend({
    implicit: [
      require_null(),
      requireBool(),
      requireInt(),
      requireFloat()
    ]
  });
  return json;
}
var core;
var hasRequiredCore;
function requireCore() {
  if (hasRequiredCore) return core;
  hasRequiredCore = 1;
  core = requireJson();
  return core;
}
var timestamp;
var hasRequiredTimestamp;
function requireTimestamp() {
  if (hasRequiredTimestamp) return timestamp;
  hasRequiredTimestamp = 1;
  const Type2 = requireType();
  const YAML_DATE_REGEXP = new RegExp(
    "^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"
  );
  const YAML_TIMESTAMP_REGEXP = new RegExp(
    "^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$"
  );
  function resolveYamlTimestamp(data) {
    if (data === null) return false;
    if (YAML_DATE_REGEXP.exec(data) !== null) return true;
    if (YAML_TIMESTAMP_REGEXP.exec(data) !== null) return true;
    return false;
  }
  function constructYamlTimestamp(data) {
    let fraction = 0;
    let delta = null;
    let match = YAML_DATE_REGEXP.exec(data);
    if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(data);
    if (match === null) throw new Error("Date resolve error");
    const year = +match[1];
    const month = +match[2] - 1;
    const day = +match[3];
    if (!match[4]) {
      return new Date(Date.UTC(year, month, day));
    }
    const hour = +match[4];
    const minute = +match[5];
    const second = +match[6];
    if (match[7]) {
      fraction = match[7].slice(0, 3);
      while (fraction.length < 3) {
        fraction += "0";
      }
      fraction = +fraction;
    }
    if (match[9]) {
      const tzHour = +match[10];
      const tzMinute = +(match[11] || 0);
      delta = (tzHour * 60 + tzMinute) * 6e4;
      if (match[9] === "-") delta = -delta;
    }
    const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
    if (delta) date.setTime(date.getTime() - delta);
    return date;
  }
  function representYamlTimestamp(object) {
    return object.toISOString();
  }
  timestamp = new Type2("tag:yaml.org,2002:timestamp", {
    kind: "scalar",
    resolve: resolveYamlTimestamp,
    construct: constructYamlTimestamp,
    instanceOf: Date,
    represent: representYamlTimestamp
  });
  return timestamp;
}
var merge;
var hasRequiredMerge;
function requireMerge() {
  if (hasRequiredMerge) return merge;
  hasRequiredMerge = 1;
  const Type2 = requireType();
  function resolveYamlMerge(data) {
    return data === "<<" || data === null;
  }
  merge = new Type2("tag:yaml.org,2002:merge", {
    kind: "scalar",
    resolve: resolveYamlMerge
  });
  return merge;
}
var binary;
var hasRequiredBinary;
function requireBinary() {
  if (hasRequiredBinary) return binary;
  hasRequiredBinary = 1;
  const Type2 = requireType();
  const BASE64_MAP = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\n\r";
  function resolveYamlBinary(data) {
    if (data === null) return false;
    let bitlen = 0;
    const max = data.length;
    const map2 = BASE64_MAP;
    for (let idx = 0; idx < max; idx++) {
      const code = map2.indexOf(data.charAt(idx));
      if (code > 64) continue;
      if (code < 0) return false;
      bitlen += 6;
    }
    return bitlen % 8 === 0;
  }
  function constructYamlBinary(data) {
    const input = data.replace(/[\r\n=]/g, "");
    const max = input.length;
    const map2 = BASE64_MAP;
    let bits = 0;
    const result = [];
    for (let idx = 0; idx < max; idx++) {
      if (idx % 4 === 0 && idx) {
        result.push(bits >> 16 & 255);
        result.push(bits >> 8 & 255);
        result.push(bits & 255);
      }
      bits = bits << 6 | map2.indexOf(input.charAt(idx));
    }
    const tailbits = max % 4 * 6;
    if (tailbits === 0) {
      result.push(bits >> 16 & 255);
      result.push(bits >> 8 & 255);
      result.push(bits & 255);
    } else if (tailbits === 18) {
      result.push(bits >> 10 & 255);
      result.push(bits >> 2 & 255);
    } else if (tailbits === 12) {
      result.push(bits >> 4 & 255);
    }
    return new Uint8Array(result);
  }
  function representYamlBinary(object) {
    let result = "";
    let bits = 0;
    const max = object.length;
    const map2 = BASE64_MAP;
    for (let idx = 0; idx < max; idx++) {
      if (idx % 3 === 0 && idx) {
        result += map2[bits >> 18 & 63];
        result += map2[bits >> 12 & 63];
        result += map2[bits >> 6 & 63];
        result += map2[bits & 63];
      }
      bits = (bits << 8) + object[idx];
    }
    const tail = max % 3;
    if (tail === 0) {
      result += map2[bits >> 18 & 63];
      result += map2[bits >> 12 & 63];
      result += map2[bits >> 6 & 63];
      result += map2[bits & 63];
    } else if (tail === 2) {
      result += map2[bits >> 10 & 63];
      result += map2[bits >> 4 & 63];
      result += map2[bits << 2 & 63];
      result += map2[64];
    } else if (tail === 1) {
      result += map2[bits >> 2 & 63];
      result += map2[bits << 4 & 63];
      result += map2[64];
      result += map2[64];
    }
    return result;
  }
  function isBinary(obj) {
    return Object.prototype.toString.call(obj) === "[object Uint8Array]";
  }
  binary = new Type2("tag:yaml.org,2002:binary", {
    kind: "scalar",
    resolve: resolveYamlBinary,
    construct: constructYamlBinary,
    predicate: isBinary,
    represent: representYamlBinary
  });
  return binary;
}
var omap;
var hasRequiredOmap;
function requireOmap() {
  if (hasRequiredOmap) return omap;
  hasRequiredOmap = 1;
  const Type2 = requireType();
  const _hasOwnProperty = Object.prototype.hasOwnProperty;
  const _toString = Object.prototype.toString;
  function resolveYamlOmap(data) {
    if (data === null) return true;
    const objectKeys = {};
    const object = data;
    for (let index = 0, length = object.length; index < length; index += 1) {
      const pair = object[index];
      let pairHasKey = false;
      if (_toString.call(pair) !== "[object Object]") return false;
      let pairKey;
      for (pairKey in pair) {
        if (_hasOwnProperty.call(pair, pairKey)) {
          if (!pairHasKey) pairHasKey = true;
          else return false;
        }
      }
      if (!pairHasKey) return false;
      if (_hasOwnProperty.call(objectKeys, pairKey)) return false;
      Object.defineProperty(objectKeys, pairKey, { value: true });
    }
    return true;
  }
  function constructYamlOmap(data) {
    return data !== null ? data : [];
  }
  omap = new Type2("tag:yaml.org,2002:omap", {
    kind: "sequence",
    resolve: resolveYamlOmap,
    construct: constructYamlOmap
  });
  return omap;
}
var pairs;
var hasRequiredPairs;
function requirePairs() {
  if (hasRequiredPairs) return pairs;
  hasRequiredPairs = 1;
  const Type2 = requireType();
  const _toString = Object.prototype.toString;
  function resolveYamlPairs(data) {
    if (data === null) return true;
    const object = data;
    const result = new Array(object.length);
    for (let index = 0, length = object.length; index < length; index += 1) {
      const pair = object[index];
      if (_toString.call(pair) !== "[object Object]") return false;
      const keys = Object.keys(pair);
      if (keys.length !== 1) return false;
      result[index] = [keys[0], pair[keys[0]]];
    }
    return true;
  }
  function constructYamlPairs(data) {
    if (data === null) return [];
    const object = data;
    const result = new Array(object.length);
    for (let index = 0, length = object.length; index < length; index += 1) {
      const pair = object[index];
      const keys = Object.keys(pair);
      result[index] = [keys[0], pair[keys[0]]];
    }
    return result;
  }
  pairs = new Type2("tag:yaml.org,2002:pairs", {
    kind: "sequence",
    resolve: resolveYamlPairs,
    construct: constructYamlPairs
  });
  return pairs;
}
var set;
var hasRequiredSet;
function requireSet() {
  if (hasRequiredSet) return set;
  hasRequiredSet = 1;
  const Type2 = requireType();
  const _hasOwnProperty = Object.prototype.hasOwnProperty;
  function resolveYamlSet(data) {
    if (data === null) return true;
    const object = data;
    for (const key in object) {
      if (_hasOwnProperty.call(object, key)) {
        if (object[key] !== null) return false;
      }
    }
    return true;
  }
  function constructYamlSet(data) {
    return data !== null ? data : {};
  }
  set = new Type2("tag:yaml.org,2002:set", {
    kind: "mapping",
    resolve: resolveYamlSet,
    construct: constructYamlSet
  });
  return set;
}
var _default;
var hasRequired_default;
function require_default() {
  if (hasRequired_default) return _default;
  hasRequired_default = 1;
  _default = requireCore().extend({
    implicit: [
      requireTimestamp(),
      requireMerge()
    ],
    explicit: [
      requireBinary(),
      requireOmap(),
      requirePairs(),
      requireSet()
    ]
  });
  return _default;
}
var hasRequiredLoader;
function requireLoader() {
  if (hasRequiredLoader) return loader;
  hasRequiredLoader = 1;
  const common2 = requireCommon();
  const YAMLException2 = requireException();
  const makeSnippet = requireSnippet();
  const DEFAULT_SCHEMA2 = require_default();
  const _hasOwnProperty = Object.prototype.hasOwnProperty;
  const CONTEXT_FLOW_IN = 1;
  const CONTEXT_FLOW_OUT = 2;
  const CONTEXT_BLOCK_IN = 3;
  const CONTEXT_BLOCK_OUT = 4;
  const CHOMPING_CLIP = 1;
  const CHOMPING_STRIP = 2;
  const CHOMPING_KEEP = 3;
  const PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
  const PATTERN_NON_ASCII_LINE_BREAKS = /[\x85\u2028\u2029]/;
  const PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
  const PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
  const PATTERN_TAG_URI = /^(?:!|[^,\[\]{}])(?:%[0-9a-f]{2}|[0-9a-z\-#;/?:@&=+$,_.!~*'()\[\]])*$/i;
  function _class(obj) {
    return Object.prototype.toString.call(obj);
  }
  function isEol(c) {
    return c === 10 || c === 13;
  }
  function isWhiteSpace(c) {
    return c === 9 || c === 32;
  }
  function isWsOrEol(c) {
    return c === 9 || c === 32 || c === 10 || c === 13;
  }
  function isFlowIndicator(c) {
    return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
  }
  function fromHexCode(c) {
    if (c >= 48 && c <= 57) {
      return c - 48;
    }
    const lc = c | 32;
    if (lc >= 97 && lc <= 102) {
      return lc - 97 + 10;
    }
    return -1;
  }
  function escapedHexLen(c) {
    if (c === 120) {
      return 2;
    }
    if (c === 117) {
      return 4;
    }
    if (c === 85) {
      return 8;
    }
    return 0;
  }
  function fromDecimalCode(c) {
    if (c >= 48 && c <= 57) {
      return c - 48;
    }
    return -1;
  }
  function simpleEscapeSequence(c) {
    switch (c) {
      case 48:
        return "\0";
      case 97:
        return "\x07";
      case 98:
        return "\b";
      case 116:
        return "	";
      case 9:
        return "	";
      case 110:
        return "\n";
      case 118:
        return "\v";
      case 102:
        return "\f";
      case 114:
        return "\r";
      case 101:
        return "\x1B";
      case 32:
        return " ";
      case 34:
        return '"';
      case 47:
        return "/";
      case 92:
        return "\\";
      case 78:
        return "\x85";
      case 95:
        return "\xA0";
      case 76:
        return "\u2028";
      case 80:
        return "\u2029";
      default:
        return "";
    }
  }
  function charFromCodepoint(c) {
    if (c <= 65535) {
      return String.fromCharCode(c);
    }
    return String.fromCharCode(
      (c - 65536 >> 10) + 55296,
      (c - 65536 & 1023) + 56320
    );
  }
  function setProperty(object, key, value) {
    if (key === "__proto__") {
      Object.defineProperty(object, key, {
        configurable: true,
        enumerable: true,
        writable: true,
        value
      });
    } else {
      object[key] = value;
    }
  }
  const simpleEscapeCheck = new Array(256);
  const simpleEscapeMap = new Array(256);
  for (let i2 = 0; i2 < 256; i2++) {
    simpleEscapeCheck[i2] = simpleEscapeSequence(i2) ? 1 : 0;
    simpleEscapeMap[i2] = simpleEscapeSequence(i2);
  }
  function State(input, options) {
    this.input = input;
    this.filename = options["filename"] || null;
    this.schema = options["schema"] || DEFAULT_SCHEMA2;
    this.onWarning = options["onWarning"] || null;
    this.legacy = options["legacy"] || false;
    this.json = options["json"] || false;
    this.listener = options["listener"] || null;
    this.maxDepth = typeof options["maxDepth"] === "number" ? options["maxDepth"] : 100;
    this.maxTotalMergeKeys = typeof options["maxTotalMergeKeys"] === "number" ? options["maxTotalMergeKeys"] : 1e4;
    this.implicitTypes = this.schema.compiledImplicit;
    this.typeMap = this.schema.compiledTypeMap;
    this.length = input.length;
    this.position = 0;
    this.line = 0;
    this.lineStart = 0;
    this.lineIndent = 0;
    this.depth = 0;
    this.totalMergeKeys = 0;
    this.firstTabInLine = -1;
    this.documents = [];
    this.anchorMapTransactions = [];
  }
  function generateError(state, message) {
    const mark2 = {
      name: state.filename,
      buffer: state.input.slice(0, -1),
      // omit trailing \0
      position: state.position,
      line: state.line,
      column: state.position - state.lineStart
    };
    mark2.snippet = makeSnippet(mark2);
    return new YAMLException2(message, mark2);
  }
  function throwError(state, message) {
    throw generateError(state, message);
  }
  function throwWarning(state, message) {
    if (state.onWarning) {
      state.onWarning.call(null, generateError(state, message));
    }
  }
  function storeAnchor(state, name, value) {
    const transactions = state.anchorMapTransactions;
    if (transactions.length !== 0) {
      const transaction = transactions[transactions.length - 1];
      if (!_hasOwnProperty.call(transaction, name)) {
        transaction[name] = {
          existed: _hasOwnProperty.call(state.anchorMap, name),
          value: state.anchorMap[name]
        };
      }
    }
    state.anchorMap[name] = value;
  }
  function beginAnchorTransaction(state) {
    state.anchorMapTransactions.push(/* @__PURE__ */ Object.create(null));
  }
  function commitAnchorTransaction(state) {
    const transaction = state.anchorMapTransactions.pop();
    const transactions = state.anchorMapTransactions;
    if (transactions.length === 0) return;
    const parent = transactions[transactions.length - 1];
    const names = Object.keys(transaction);
    for (let index = 0, length = names.length; index < length; index += 1) {
      const name = names[index];
      if (!_hasOwnProperty.call(parent, name)) {
        parent[name] = transaction[name];
      }
    }
  }
  function rollbackAnchorTransaction(state) {
    const transaction = state.anchorMapTransactions.pop();
    const names = Object.keys(transaction);
    for (let index = names.length - 1; index >= 0; index -= 1) {
      const entry = transaction[names[index]];
      if (entry.existed) {
        state.anchorMap[names[index]] = entry.value;
      } else {
        delete state.anchorMap[names[index]];
      }
    }
  }
  function snapshotState(state) {
    return {
      position: state.position,
      line: state.line,
      lineStart: state.lineStart,
      lineIndent: state.lineIndent,
      firstTabInLine: state.firstTabInLine,
      tag: state.tag,
      anchor: state.anchor,
      kind: state.kind,
      result: state.result
    };
  }
  function restoreState(state, snapshot) {
    state.position = snapshot.position;
    state.line = snapshot.line;
    state.lineStart = snapshot.lineStart;
    state.lineIndent = snapshot.lineIndent;
    state.firstTabInLine = snapshot.firstTabInLine;
    state.tag = snapshot.tag;
    state.anchor = snapshot.anchor;
    state.kind = snapshot.kind;
    state.result = snapshot.result;
  }
  const directiveHandlers = {
    YAML: function handleYamlDirective(state, name, args) {
      if (state.version !== null) {
        throwError(state, "duplication of %YAML directive");
      }
      if (args.length !== 1) {
        throwError(state, "YAML directive accepts exactly one argument");
      }
      const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
      if (match === null) {
        throwError(state, "ill-formed argument of the YAML directive");
      }
      const major = parseInt(match[1], 10);
      const minor = parseInt(match[2], 10);
      if (major !== 1) {
        throwError(state, "unacceptable YAML version of the document");
      }
      state.version = args[0];
      state.checkLineBreaks = minor < 2;
      if (minor !== 1 && minor !== 2) {
        throwWarning(state, "unsupported YAML version of the document");
      }
    },
    TAG: function handleTagDirective(state, name, args) {
      let prefix;
      if (args.length !== 2) {
        throwError(state, "TAG directive accepts exactly two arguments");
      }
      const handle = args[0];
      prefix = args[1];
      if (!PATTERN_TAG_HANDLE.test(handle)) {
        throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
      }
      if (_hasOwnProperty.call(state.tagMap, handle)) {
        throwError(state, 'there is a previously declared suffix for "' + handle + '" tag handle');
      }
      if (!PATTERN_TAG_URI.test(prefix)) {
        throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
      }
      try {
        prefix = decodeURIComponent(prefix);
      } catch (err) {
        throwError(state, "tag prefix is malformed: " + prefix);
      }
      state.tagMap[handle] = prefix;
    }
  };
  function captureSegment(state, start, end, checkJson) {
    if (start < end) {
      const _result = state.input.slice(start, end);
      if (checkJson) {
        for (let _position = 0, _length = _result.length; _position < _length; _position += 1) {
          const _character = _result.charCodeAt(_position);
          if (!(_character === 9 || _character >= 32 && _character <= 1114111)) {
            throwError(state, "expected valid JSON character");
          }
        }
      } else if (PATTERN_NON_PRINTABLE.test(_result)) {
        throwError(state, "the stream contains non-printable characters");
      }
      state.result += _result;
    }
  }
  function chargeMergeWork(state) {
    state.totalMergeKeys++;
    if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) {
      throwError(state, "merge keys exceeded maxTotalMergeKeys (" + state.maxTotalMergeKeys + ")");
    }
  }
  function mergeMappings(state, destination, source, overridableKeys) {
    if (!common2.isObject(source)) {
      throwError(state, "cannot merge mappings; the provided source object is unacceptable");
    }
    chargeMergeWork(state);
    const sourceKeys = Object.keys(source);
    for (let index = 0, quantity = sourceKeys.length; index < quantity; index += 1) {
      const key = sourceKeys[index];
      chargeMergeWork(state);
      if (!_hasOwnProperty.call(destination, key)) {
        setProperty(destination, key, source[key]);
        overridableKeys[key] = true;
      }
    }
  }
  function storeMappingPair(state, _result, overridableKeys, keyTag, keyNode, valueNode, startLine, startLineStart, startPos) {
    if (Array.isArray(keyNode)) {
      keyNode = Array.prototype.slice.call(keyNode);
      for (let index = 0, quantity = keyNode.length; index < quantity; index += 1) {
        if (Array.isArray(keyNode[index])) {
          throwError(state, "nested arrays are not supported inside keys");
        }
        if (typeof keyNode === "object" && _class(keyNode[index]) === "[object Object]") {
          keyNode[index] = "[object Object]";
        }
      }
    }
    if (typeof keyNode === "object" && _class(keyNode) === "[object Object]") {
      keyNode = "[object Object]";
    }
    keyNode = String(keyNode);
    if (_result === null) {
      _result = {};
    }
    if (keyTag === "tag:yaml.org,2002:merge") {
      if (Array.isArray(valueNode)) {
        if (valueNode.length > 100) {
          throwError(state, "abnormal merge sequence size");
        }
        for (let index = 0, quantity = valueNode.length; index < quantity; index += 1) {
          mergeMappings(state, _result, valueNode[index], overridableKeys);
        }
      } else {
        mergeMappings(state, _result, valueNode, overridableKeys);
      }
    } else {
      if (!state.json && !_hasOwnProperty.call(overridableKeys, keyNode) && _hasOwnProperty.call(_result, keyNode)) {
        state.line = startLine || state.line;
        state.lineStart = startLineStart || state.lineStart;
        state.position = startPos || state.position;
        throwError(state, "duplicated mapping key");
      }
      setProperty(_result, keyNode, valueNode);
      delete overridableKeys[keyNode];
    }
    return _result;
  }
  function readLineBreak(state) {
    const ch = state.input.charCodeAt(state.position);
    if (ch === 10) {
      state.position++;
    } else if (ch === 13) {
      state.position++;
      if (state.input.charCodeAt(state.position) === 10) {
        state.position++;
      }
    } else {
      throwError(state, "a line break is expected");
    }
    state.line += 1;
    state.lineStart = state.position;
    state.firstTabInLine = -1;
  }
  function skipSeparationSpace(state, allowComments, checkIndent) {
    let lineBreaks = 0;
    let ch = state.input.charCodeAt(state.position);
    while (ch !== 0) {
      while (isWhiteSpace(ch)) {
        if (ch === 9 && state.firstTabInLine === -1) {
          state.firstTabInLine = state.position;
        }
        ch = state.input.charCodeAt(++state.position);
      }
      if (allowComments && ch === 35) {
        do {
          ch = state.input.charCodeAt(++state.position);
        } while (ch !== 10 && ch !== 13 && ch !== 0);
      }
      if (isEol(ch)) {
        readLineBreak(state);
        ch = state.input.charCodeAt(state.position);
        lineBreaks++;
        state.lineIndent = 0;
        while (ch === 32) {
          state.lineIndent++;
          ch = state.input.charCodeAt(++state.position);
        }
      } else {
        break;
      }
    }
    if (checkIndent !== -1 && lineBreaks !== 0 && state.lineIndent < checkIndent) {
      throwWarning(state, "deficient indentation");
    }
    return lineBreaks;
  }
  function testDocumentSeparator(state) {
    let _position = state.position;
    let ch = state.input.charCodeAt(_position);
    if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(_position + 1) && ch === state.input.charCodeAt(_position + 2)) {
      _position += 3;
      ch = state.input.charCodeAt(_position);
      if (ch === 0 || isWsOrEol(ch)) {
        return true;
      }
    }
    return false;
  }
  function writeFoldedLines(state, count) {
    if (count === 1) {
      state.result += " ";
    } else if (count > 1) {
      state.result += common2.repeat("\n", count - 1);
    }
  }
  function readPlainScalar(state, nodeIndent, withinFlowCollection) {
    let captureStart;
    let captureEnd;
    let hasPendingContent;
    let _line;
    let _lineStart;
    let _lineIndent;
    const _kind = state.kind;
    const _result = state.result;
    let ch = state.input.charCodeAt(state.position);
    if (isWsOrEol(ch) || isFlowIndicator(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96) {
      return false;
    }
    if (ch === 63 || ch === 45) {
      const following = state.input.charCodeAt(state.position + 1);
      if (isWsOrEol(following) || withinFlowCollection && isFlowIndicator(following)) {
        return false;
      }
    }
    state.kind = "scalar";
    state.result = "";
    captureStart = captureEnd = state.position;
    hasPendingContent = false;
    while (ch !== 0) {
      if (ch === 58) {
        const following = state.input.charCodeAt(state.position + 1);
        if (isWsOrEol(following) || withinFlowCollection && isFlowIndicator(following)) {
          break;
        }
      } else if (ch === 35) {
        const preceding = state.input.charCodeAt(state.position - 1);
        if (isWsOrEol(preceding)) {
          break;
        }
      } else if (state.position === state.lineStart && testDocumentSeparator(state) || withinFlowCollection && isFlowIndicator(ch)) {
        break;
      } else if (isEol(ch)) {
        _line = state.line;
        _lineStart = state.lineStart;
        _lineIndent = state.lineIndent;
        skipSeparationSpace(state, false, -1);
        if (state.lineIndent >= nodeIndent) {
          hasPendingContent = true;
          ch = state.input.charCodeAt(state.position);
          continue;
        } else {
          state.position = captureEnd;
          state.line = _line;
          state.lineStart = _lineStart;
          state.lineIndent = _lineIndent;
          break;
        }
      }
      if (hasPendingContent) {
        captureSegment(state, captureStart, captureEnd, false);
        writeFoldedLines(state, state.line - _line);
        captureStart = captureEnd = state.position;
        hasPendingContent = false;
      }
      if (!isWhiteSpace(ch)) {
        captureEnd = state.position + 1;
      }
      ch = state.input.charCodeAt(++state.position);
    }
    captureSegment(state, captureStart, captureEnd, false);
    if (state.result) {
      return true;
    }
    state.kind = _kind;
    state.result = _result;
    return false;
  }
  function readSingleQuotedScalar(state, nodeIndent) {
    let captureStart;
    let captureEnd;
    let ch = state.input.charCodeAt(state.position);
    if (ch !== 39) {
      return false;
    }
    state.kind = "scalar";
    state.result = "";
    state.position++;
    captureStart = captureEnd = state.position;
    while ((ch = state.input.charCodeAt(state.position)) !== 0) {
      if (ch === 39) {
        captureSegment(state, captureStart, state.position, true);
        ch = state.input.charCodeAt(++state.position);
        if (ch === 39) {
          captureStart = state.position;
          state.position++;
          captureEnd = state.position;
        } else {
          return true;
        }
      } else if (isEol(ch)) {
        captureSegment(state, captureStart, captureEnd, true);
        writeFoldedLines(state, skipSeparationSpace(state, false, nodeIndent));
        captureStart = captureEnd = state.position;
      } else if (state.position === state.lineStart && testDocumentSeparator(state)) {
        throwError(state, "unexpected end of the document within a single quoted scalar");
      } else {
        state.position++;
        if (!isWhiteSpace(ch)) {
          captureEnd = state.position;
        }
      }
    }
    throwError(state, "unexpected end of the stream within a single quoted scalar");
  }
  function readDoubleQuotedScalar(state, nodeIndent) {
    let captureStart;
    let captureEnd;
    let tmp;
    let ch = state.input.charCodeAt(state.position);
    if (ch !== 34) {
      return false;
    }
    state.kind = "scalar";
    state.result = "";
    state.position++;
    captureStart = captureEnd = state.position;
    while ((ch = state.input.charCodeAt(state.position)) !== 0) {
      if (ch === 34) {
        captureSegment(state, captureStart, state.position, true);
        state.position++;
        return true;
      } else if (ch === 92) {
        captureSegment(state, captureStart, state.position, true);
        ch = state.input.charCodeAt(++state.position);
        if (isEol(ch)) {
          skipSeparationSpace(state, false, nodeIndent);
        } else if (ch < 256 && simpleEscapeCheck[ch]) {
          state.result += simpleEscapeMap[ch];
          state.position++;
        } else if ((tmp = escapedHexLen(ch)) > 0) {
          let hexLength = tmp;
          let hexResult = 0;
          for (; hexLength > 0; hexLength--) {
            ch = state.input.charCodeAt(++state.position);
            if ((tmp = fromHexCode(ch)) >= 0) {
              hexResult = (hexResult << 4) + tmp;
            } else {
              throwError(state, "expected hexadecimal character");
            }
          }
          state.result += charFromCodepoint(hexResult);
          state.position++;
        } else {
          throwError(state, "unknown escape sequence");
        }
        captureStart = captureEnd = state.position;
      } else if (isEol(ch)) {
        captureSegment(state, captureStart, captureEnd, true);
        writeFoldedLines(state, skipSeparationSpace(state, false, nodeIndent));
        captureStart = captureEnd = state.position;
      } else if (state.position === state.lineStart && testDocumentSeparator(state)) {
        throwError(state, "unexpected end of the document within a double quoted scalar");
      } else {
        state.position++;
        if (!isWhiteSpace(ch)) {
          captureEnd = state.position;
        }
      }
    }
    throwError(state, "unexpected end of the stream within a double quoted scalar");
  }
  function readFlowCollection(state, nodeIndent) {
    let readNext = true;
    let _line;
    let _lineStart;
    let _pos;
    const _tag = state.tag;
    let _result;
    const _anchor = state.anchor;
    let terminator;
    let isPair;
    let isExplicitPair;
    let isMapping;
    const overridableKeys = /* @__PURE__ */ Object.create(null);
    let keyNode;
    let keyTag;
    let valueNode;
    let ch = state.input.charCodeAt(state.position);
    if (ch === 91) {
      terminator = 93;
      isMapping = false;
      _result = [];
    } else if (ch === 123) {
      terminator = 125;
      isMapping = true;
      _result = {};
    } else {
      return false;
    }
    if (state.anchor !== null) {
      storeAnchor(state, state.anchor, _result);
    }
    ch = state.input.charCodeAt(++state.position);
    while (ch !== 0) {
      skipSeparationSpace(state, true, nodeIndent);
      ch = state.input.charCodeAt(state.position);
      if (ch === terminator) {
        state.position++;
        state.tag = _tag;
        state.anchor = _anchor;
        state.kind = isMapping ? "mapping" : "sequence";
        state.result = _result;
        return true;
      } else if (!readNext) {
        throwError(state, "missed comma between flow collection entries");
      } else if (ch === 44) {
        throwError(state, "expected the node content, but found ','");
      }
      keyTag = keyNode = valueNode = null;
      isPair = isExplicitPair = false;
      if (ch === 63) {
        const following = state.input.charCodeAt(state.position + 1);
        if (isWsOrEol(following)) {
          isPair = isExplicitPair = true;
          state.position++;
          skipSeparationSpace(state, true, nodeIndent);
        }
      }
      _line = state.line;
      _lineStart = state.lineStart;
      _pos = state.position;
      composeNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
      keyTag = state.tag;
      keyNode = state.result;
      skipSeparationSpace(state, true, nodeIndent);
      ch = state.input.charCodeAt(state.position);
      if ((isExplicitPair || state.line === _line) && ch === 58) {
        isPair = true;
        ch = state.input.charCodeAt(++state.position);
        skipSeparationSpace(state, true, nodeIndent);
        composeNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
        valueNode = state.result;
      }
      if (isMapping) {
        storeMappingPair(state, _result, overridableKeys, keyTag, keyNode, valueNode, _line, _lineStart, _pos);
      } else if (isPair) {
        _result.push(storeMappingPair(state, null, overridableKeys, keyTag, keyNode, valueNode, _line, _lineStart, _pos));
      } else {
        _result.push(keyNode);
      }
      skipSeparationSpace(state, true, nodeIndent);
      ch = state.input.charCodeAt(state.position);
      if (ch === 44) {
        readNext = true;
        ch = state.input.charCodeAt(++state.position);
      } else {
        readNext = false;
      }
    }
    throwError(state, "unexpected end of the stream within a flow collection");
  }
  function readBlockScalar(state, nodeIndent) {
    let folding;
    let chomping = CHOMPING_CLIP;
    let didReadContent = false;
    let detectedIndent = false;
    let textIndent = nodeIndent;
    let emptyLines = 0;
    let atMoreIndented = false;
    let tmp;
    let ch = state.input.charCodeAt(state.position);
    if (ch === 124) {
      folding = false;
    } else if (ch === 62) {
      folding = true;
    } else {
      return false;
    }
    state.kind = "scalar";
    state.result = "";
    while (ch !== 0) {
      ch = state.input.charCodeAt(++state.position);
      if (ch === 43 || ch === 45) {
        if (CHOMPING_CLIP === chomping) {
          chomping = ch === 43 ? CHOMPING_KEEP : CHOMPING_STRIP;
        } else {
          throwError(state, "repeat of a chomping mode identifier");
        }
      } else if ((tmp = fromDecimalCode(ch)) >= 0) {
        if (tmp === 0) {
          throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
        } else if (!detectedIndent) {
          textIndent = nodeIndent + tmp - 1;
          detectedIndent = true;
        } else {
          throwError(state, "repeat of an indentation width identifier");
        }
      } else {
        break;
      }
    }
    if (isWhiteSpace(ch)) {
      do {
        ch = state.input.charCodeAt(++state.position);
      } while (isWhiteSpace(ch));
      if (ch === 35) {
        do {
          ch = state.input.charCodeAt(++state.position);
        } while (!isEol(ch) && ch !== 0);
      }
    }
    while (ch !== 0) {
      readLineBreak(state);
      state.lineIndent = 0;
      ch = state.input.charCodeAt(state.position);
      while ((!detectedIndent || state.lineIndent < textIndent) && ch === 32) {
        state.lineIndent++;
        ch = state.input.charCodeAt(++state.position);
      }
      if (!detectedIndent && state.lineIndent > textIndent) {
        textIndent = state.lineIndent;
      }
      if (isEol(ch)) {
        emptyLines++;
        continue;
      }
      if (!detectedIndent && textIndent === 0) {
        throwError(state, "missing indentation for block scalar");
      }
      if (state.lineIndent < textIndent) {
        if (chomping === CHOMPING_KEEP) {
          state.result += common2.repeat("\n", didReadContent ? 1 + emptyLines : emptyLines);
        } else if (chomping === CHOMPING_CLIP) {
          if (didReadContent) {
            state.result += "\n";
          }
        }
        break;
      }
      if (folding) {
        if (isWhiteSpace(ch)) {
          atMoreIndented = true;
          state.result += common2.repeat("\n", didReadContent ? 1 + emptyLines : emptyLines);
        } else if (atMoreIndented) {
          atMoreIndented = false;
          state.result += common2.repeat("\n", emptyLines + 1);
        } else if (emptyLines === 0) {
          if (didReadContent) {
            state.result += " ";
          }
        } else {
          state.result += common2.repeat("\n", emptyLines);
        }
      } else {
        state.result += common2.repeat("\n", didReadContent ? 1 + emptyLines : emptyLines);
      }
      didReadContent = true;
      detectedIndent = true;
      emptyLines = 0;
      const captureStart = state.position;
      while (!isEol(ch) && ch !== 0) {
        ch = state.input.charCodeAt(++state.position);
      }
      captureSegment(state, captureStart, state.position, false);
    }
    return true;
  }
  function readBlockSequence(state, nodeIndent) {
    const _tag = state.tag;
    const _anchor = state.anchor;
    const _result = [];
    let detected = false;
    if (state.firstTabInLine !== -1) return false;
    if (state.anchor !== null) {
      storeAnchor(state, state.anchor, _result);
    }
    let ch = state.input.charCodeAt(state.position);
    while (ch !== 0) {
      if (state.firstTabInLine !== -1) {
        state.position = state.firstTabInLine;
        throwError(state, "tab characters must not be used in indentation");
      }
      if (ch !== 45) {
        break;
      }
      const following = state.input.charCodeAt(state.position + 1);
      if (!isWsOrEol(following)) {
        break;
      }
      detected = true;
      state.position++;
      if (skipSeparationSpace(state, true, -1)) {
        if (state.lineIndent <= nodeIndent) {
          _result.push(null);
          ch = state.input.charCodeAt(state.position);
          continue;
        }
      }
      const _line = state.line;
      composeNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
      _result.push(state.result);
      skipSeparationSpace(state, true, -1);
      ch = state.input.charCodeAt(state.position);
      if ((state.line === _line || state.lineIndent > nodeIndent) && ch !== 0) {
        throwError(state, "bad indentation of a sequence entry");
      } else if (state.lineIndent < nodeIndent) {
        break;
      }
    }
    if (detected) {
      state.tag = _tag;
      state.anchor = _anchor;
      state.kind = "sequence";
      state.result = _result;
      return true;
    }
    return false;
  }
  function readBlockMapping(state, nodeIndent, flowIndent) {
    let allowCompact;
    let _keyLine;
    let _keyLineStart;
    let _keyPos;
    const _tag = state.tag;
    const _anchor = state.anchor;
    const _result = {};
    const overridableKeys = /* @__PURE__ */ Object.create(null);
    let keyTag = null;
    let keyNode = null;
    let valueNode = null;
    let atExplicitKey = false;
    let detected = false;
    if (state.firstTabInLine !== -1) return false;
    if (state.anchor !== null) {
      storeAnchor(state, state.anchor, _result);
    }
    let ch = state.input.charCodeAt(state.position);
    while (ch !== 0) {
      if (!atExplicitKey && state.firstTabInLine !== -1) {
        state.position = state.firstTabInLine;
        throwError(state, "tab characters must not be used in indentation");
      }
      const following = state.input.charCodeAt(state.position + 1);
      const _line = state.line;
      if ((ch === 63 || ch === 58) && isWsOrEol(following)) {
        if (ch === 63) {
          if (atExplicitKey) {
            storeMappingPair(state, _result, overridableKeys, keyTag, keyNode, null, _keyLine, _keyLineStart, _keyPos);
            keyTag = keyNode = valueNode = null;
          }
          detected = true;
          atExplicitKey = true;
          allowCompact = true;
        } else if (atExplicitKey) {
          atExplicitKey = false;
          allowCompact = true;
        } else {
          throwError(state, "incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line");
        }
        state.position += 1;
        ch = following;
      } else {
        _keyLine = state.line;
        _keyLineStart = state.lineStart;
        _keyPos = state.position;
        if (!composeNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) {
          break;
        }
        if (state.line === _line) {
          ch = state.input.charCodeAt(state.position);
          while (isWhiteSpace(ch)) {
            ch = state.input.charCodeAt(++state.position);
          }
          if (ch === 58) {
            ch = state.input.charCodeAt(++state.position);
            if (!isWsOrEol(ch)) {
              throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
            }
            if (atExplicitKey) {
              storeMappingPair(state, _result, overridableKeys, keyTag, keyNode, null, _keyLine, _keyLineStart, _keyPos);
              keyTag = keyNode = valueNode = null;
            }
            detected = true;
            atExplicitKey = false;
            allowCompact = false;
            keyTag = state.tag;
            keyNode = state.result;
          } else if (detected) {
            throwError(state, "can not read an implicit mapping pair; a colon is missed");
          } else {
            state.tag = _tag;
            state.anchor = _anchor;
            return true;
          }
        } else if (detected) {
          throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
        } else {
          state.tag = _tag;
          state.anchor = _anchor;
          return true;
        }
      }
      if (state.line === _line || state.lineIndent > nodeIndent) {
        if (atExplicitKey) {
          _keyLine = state.line;
          _keyLineStart = state.lineStart;
          _keyPos = state.position;
        }
        if (composeNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, allowCompact)) {
          if (atExplicitKey) {
            keyNode = state.result;
          } else {
            valueNode = state.result;
          }
        }
        if (!atExplicitKey) {
          storeMappingPair(state, _result, overridableKeys, keyTag, keyNode, valueNode, _keyLine, _keyLineStart, _keyPos);
          keyTag = keyNode = valueNode = null;
        }
        skipSeparationSpace(state, true, -1);
        ch = state.input.charCodeAt(state.position);
      }
      if ((state.line === _line || state.lineIndent > nodeIndent) && ch !== 0) {
        throwError(state, "bad indentation of a mapping entry");
      } else if (state.lineIndent < nodeIndent) {
        break;
      }
    }
    if (atExplicitKey) {
      storeMappingPair(state, _result, overridableKeys, keyTag, keyNode, null, _keyLine, _keyLineStart, _keyPos);
    }
    if (detected) {
      state.tag = _tag;
      state.anchor = _anchor;
      state.kind = "mapping";
      state.result = _result;
    }
    return detected;
  }
  function readTagProperty(state) {
    let isVerbatim = false;
    let isNamed = false;
    let tagHandle;
    let tagName;
    let ch = state.input.charCodeAt(state.position);
    if (ch !== 33) return false;
    if (state.tag !== null) {
      throwError(state, "duplication of a tag property");
    }
    ch = state.input.charCodeAt(++state.position);
    if (ch === 60) {
      isVerbatim = true;
      ch = state.input.charCodeAt(++state.position);
    } else if (ch === 33) {
      isNamed = true;
      tagHandle = "!!";
      ch = state.input.charCodeAt(++state.position);
    } else {
      tagHandle = "!";
    }
    let _position = state.position;
    if (isVerbatim) {
      do {
        ch = state.input.charCodeAt(++state.position);
      } while (ch !== 0 && ch !== 62);
      if (state.position < state.length) {
        tagName = state.input.slice(_position, state.position);
        ch = state.input.charCodeAt(++state.position);
      } else {
        throwError(state, "unexpected end of the stream within a verbatim tag");
      }
    } else {
      while (ch !== 0 && !isWsOrEol(ch)) {
        if (ch === 33) {
          if (!isNamed) {
            tagHandle = state.input.slice(_position - 1, state.position + 1);
            if (!PATTERN_TAG_HANDLE.test(tagHandle)) {
              throwError(state, "named tag handle cannot contain such characters");
            }
            isNamed = true;
            _position = state.position + 1;
          } else {
            throwError(state, "tag suffix cannot contain exclamation marks");
          }
        }
        ch = state.input.charCodeAt(++state.position);
      }
      tagName = state.input.slice(_position, state.position);
      if (PATTERN_FLOW_INDICATORS.test(tagName)) {
        throwError(state, "tag suffix cannot contain flow indicator characters");
      }
    }
    if (tagName && !PATTERN_TAG_URI.test(tagName)) {
      throwError(state, "tag name cannot contain such characters: " + tagName);
    }
    try {
      tagName = decodeURIComponent(tagName);
    } catch (err) {
      throwError(state, "tag name is malformed: " + tagName);
    }
    if (isVerbatim) {
      state.tag = tagName;
    } else if (_hasOwnProperty.call(state.tagMap, tagHandle)) {
      state.tag = state.tagMap[tagHandle] + tagName;
    } else if (tagHandle === "!") {
      state.tag = "!" + tagName;
    } else if (tagHandle === "!!") {
      state.tag = "tag:yaml.org,2002:" + tagName;
    } else {
      throwError(state, 'undeclared tag handle "' + tagHandle + '"');
    }
    return true;
  }
  function readAnchorProperty(state) {
    let ch = state.input.charCodeAt(state.position);
    if (ch !== 38) return false;
    if (state.anchor !== null) {
      throwError(state, "duplication of an anchor property");
    }
    ch = state.input.charCodeAt(++state.position);
    const _position = state.position;
    while (ch !== 0 && !isWsOrEol(ch) && !isFlowIndicator(ch)) {
      ch = state.input.charCodeAt(++state.position);
    }
    if (state.position === _position) {
      throwError(state, "name of an anchor node must contain at least one character");
    }
    state.anchor = state.input.slice(_position, state.position);
    return true;
  }
  function readAlias(state) {
    let ch = state.input.charCodeAt(state.position);
    if (ch !== 42) return false;
    ch = state.input.charCodeAt(++state.position);
    const _position = state.position;
    while (ch !== 0 && !isWsOrEol(ch) && !isFlowIndicator(ch)) {
      ch = state.input.charCodeAt(++state.position);
    }
    if (state.position === _position) {
      throwError(state, "name of an alias node must contain at least one character");
    }
    const alias = state.input.slice(_position, state.position);
    if (!_hasOwnProperty.call(state.anchorMap, alias)) {
      throwError(state, 'unidentified alias "' + alias + '"');
    }
    state.result = state.anchorMap[alias];
    skipSeparationSpace(state, true, -1);
    return true;
  }
  function tryReadBlockMappingFromProperty(state, propertyStart, nodeIndent, flowIndent) {
    const fallbackState = snapshotState(state);
    beginAnchorTransaction(state);
    restoreState(state, propertyStart);
    state.tag = null;
    state.anchor = null;
    state.kind = null;
    state.result = null;
    if (readBlockMapping(state, nodeIndent, flowIndent) && state.kind === "mapping") {
      commitAnchorTransaction(state);
      return true;
    }
    rollbackAnchorTransaction(state);
    restoreState(state, fallbackState);
    return false;
  }
  function composeNode(state, parentIndent, nodeContext, allowToSeek, allowCompact) {
    let allowBlockScalars;
    let allowBlockCollections;
    let indentStatus = 1;
    let atNewLine = false;
    let hasContent = false;
    let propertyStart = null;
    let type2;
    let flowIndent;
    let blockIndent;
    if (state.depth >= state.maxDepth) {
      throwError(state, "nesting exceeded maxDepth (" + state.maxDepth + ")");
    }
    state.depth += 1;
    if (state.listener !== null) {
      state.listener("open", state);
    }
    state.tag = null;
    state.anchor = null;
    state.kind = null;
    state.result = null;
    const allowBlockStyles = allowBlockScalars = allowBlockCollections = CONTEXT_BLOCK_OUT === nodeContext || CONTEXT_BLOCK_IN === nodeContext;
    if (allowToSeek) {
      if (skipSeparationSpace(state, true, -1)) {
        atNewLine = true;
        if (state.lineIndent > parentIndent) {
          indentStatus = 1;
        } else if (state.lineIndent === parentIndent) {
          indentStatus = 0;
        } else if (state.lineIndent < parentIndent) {
          indentStatus = -1;
        }
      }
    }
    if (indentStatus === 1) {
      while (true) {
        const ch = state.input.charCodeAt(state.position);
        const propertyState = snapshotState(state);
        if (atNewLine && (ch === 33 && state.tag !== null || ch === 38 && state.anchor !== null)) {
          break;
        }
        if (!readTagProperty(state) && !readAnchorProperty(state)) {
          break;
        }
        if (propertyStart === null) {
          propertyStart = propertyState;
        }
        if (skipSeparationSpace(state, true, -1)) {
          atNewLine = true;
          allowBlockCollections = allowBlockStyles;
          if (state.lineIndent > parentIndent) {
            indentStatus = 1;
          } else if (state.lineIndent === parentIndent) {
            indentStatus = 0;
          } else if (state.lineIndent < parentIndent) {
            indentStatus = -1;
          }
        } else {
          allowBlockCollections = false;
        }
      }
    }
    if (allowBlockCollections) {
      allowBlockCollections = atNewLine || allowCompact;
    }
    if (indentStatus === 1 || CONTEXT_BLOCK_OUT === nodeContext) {
      if (CONTEXT_FLOW_IN === nodeContext || CONTEXT_FLOW_OUT === nodeContext) {
        flowIndent = parentIndent;
      } else {
        flowIndent = parentIndent + 1;
      }
      blockIndent = state.position - state.lineStart;
      if (indentStatus === 1) {
        if (allowBlockCollections && (readBlockSequence(state, blockIndent) || readBlockMapping(state, blockIndent, flowIndent)) || readFlowCollection(state, flowIndent)) {
          hasContent = true;
        } else {
          const ch = state.input.charCodeAt(state.position);
          if (propertyStart !== null && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62 && tryReadBlockMappingFromProperty(
            state,
            propertyStart,
            propertyStart.position - propertyStart.lineStart,
            flowIndent
          )) {
            hasContent = true;
          } else if (allowBlockScalars && readBlockScalar(state, flowIndent) || readSingleQuotedScalar(state, flowIndent) || readDoubleQuotedScalar(state, flowIndent)) {
            hasContent = true;
          } else if (readAlias(state)) {
            hasContent = true;
            if (state.tag !== null || state.anchor !== null) {
              throwError(state, "alias node should not have any properties");
            }
          } else if (readPlainScalar(state, flowIndent, CONTEXT_FLOW_IN === nodeContext)) {
            hasContent = true;
            if (state.tag === null) {
              state.tag = "?";
            }
          }
          if (state.anchor !== null) {
            storeAnchor(state, state.anchor, state.result);
          }
        }
      } else if (indentStatus === 0) {
        hasContent = allowBlockCollections && readBlockSequence(state, blockIndent);
      }
    }
    if (state.tag === null) {
      if (state.anchor !== null) {
        storeAnchor(state, state.anchor, state.result);
      }
    } else if (state.tag === "?") {
      if (state.result !== null && state.kind !== "scalar") {
        throwError(state, 'unacceptable node kind for !<?> tag; it should be "scalar", not "' + state.kind + '"');
      }
      for (let typeIndex = 0, typeQuantity = state.implicitTypes.length; typeIndex < typeQuantity; typeIndex += 1) {
        type2 = state.implicitTypes[typeIndex];
        if (type2.resolve(state.result)) {
          state.result = type2.construct(state.result);
          state.tag = type2.tag;
          if (state.anchor !== null) {
            storeAnchor(state, state.anchor, state.result);
          }
          break;
        }
      }
    } else if (state.tag !== "!") {
      if (_hasOwnProperty.call(state.typeMap[state.kind || "fallback"], state.tag)) {
        type2 = state.typeMap[state.kind || "fallback"][state.tag];
      } else {
        type2 = null;
        const typeList = state.typeMap.multi[state.kind || "fallback"];
        for (let typeIndex = 0, typeQuantity = typeList.length; typeIndex < typeQuantity; typeIndex += 1) {
          if (state.tag.slice(0, typeList[typeIndex].tag.length) === typeList[typeIndex].tag) {
            type2 = typeList[typeIndex];
            break;
          }
        }
      }
      if (!type2) {
        throwError(state, "unknown tag !<" + state.tag + ">");
      }
      if (state.result !== null && type2.kind !== state.kind) {
        throwError(state, "unacceptable node kind for !<" + state.tag + '> tag; it should be "' + type2.kind + '", not "' + state.kind + '"');
      }
      if (!type2.resolve(state.result, state.tag)) {
        throwError(state, "cannot resolve a node with !<" + state.tag + "> explicit tag");
      } else {
        state.result = type2.construct(state.result, state.tag);
        if (state.anchor !== null) {
          storeAnchor(state, state.anchor, state.result);
        }
      }
    }
    if (state.listener !== null) {
      state.listener("close", state);
    }
    state.depth -= 1;
    return state.tag !== null || state.anchor !== null || hasContent;
  }
  function readDocument(state) {
    const documentStart = state.position;
    let hasDirectives = false;
    let ch;
    state.version = null;
    state.checkLineBreaks = state.legacy;
    state.tagMap = /* @__PURE__ */ Object.create(null);
    state.anchorMap = /* @__PURE__ */ Object.create(null);
    while ((ch = state.input.charCodeAt(state.position)) !== 0) {
      skipSeparationSpace(state, true, -1);
      ch = state.input.charCodeAt(state.position);
      if (state.lineIndent > 0 || ch !== 37) {
        break;
      }
      hasDirectives = true;
      ch = state.input.charCodeAt(++state.position);
      let _position = state.position;
      while (ch !== 0 && !isWsOrEol(ch)) {
        ch = state.input.charCodeAt(++state.position);
      }
      const directiveName = state.input.slice(_position, state.position);
      const directiveArgs = [];
      if (directiveName.length < 1) {
        throwError(state, "directive name must not be less than one character in length");
      }
      while (ch !== 0) {
        while (isWhiteSpace(ch)) {
          ch = state.input.charCodeAt(++state.position);
        }
        if (ch === 35) {
          do {
            ch = state.input.charCodeAt(++state.position);
          } while (ch !== 0 && !isEol(ch));
          break;
        }
        if (isEol(ch)) break;
        _position = state.position;
        while (ch !== 0 && !isWsOrEol(ch)) {
          ch = state.input.charCodeAt(++state.position);
        }
        directiveArgs.push(state.input.slice(_position, state.position));
      }
      if (ch !== 0) readLineBreak(state);
      if (_hasOwnProperty.call(directiveHandlers, directiveName)) {
        directiveHandlers[directiveName](state, directiveName, directiveArgs);
      } else {
        throwWarning(state, 'unknown document directive "' + directiveName + '"');
      }
    }
    skipSeparationSpace(state, true, -1);
    if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45) {
      state.position += 3;
      skipSeparationSpace(state, true, -1);
    } else if (hasDirectives) {
      throwError(state, "directives end mark is expected");
    }
    composeNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, true);
    skipSeparationSpace(state, true, -1);
    if (state.checkLineBreaks && PATTERN_NON_ASCII_LINE_BREAKS.test(state.input.slice(documentStart, state.position))) {
      throwWarning(state, "non-ASCII line breaks are interpreted as content");
    }
    state.documents.push(state.result);
    if (state.position === state.lineStart && testDocumentSeparator(state)) {
      if (state.input.charCodeAt(state.position) === 46) {
        state.position += 3;
        skipSeparationSpace(state, true, -1);
      }
      return;
    }
    if (state.position < state.length - 1) {
      throwError(state, "end of the stream or a document separator is expected");
    }
  }
  function loadDocuments(input, options) {
    input = String(input);
    options = options || {};
    if (input.length !== 0) {
      if (input.charCodeAt(input.length - 1) !== 10 && input.charCodeAt(input.length - 1) !== 13) {
        input += "\n";
      }
      if (input.charCodeAt(0) === 65279) {
        input = input.slice(1);
      }
    }
    const state = new State(input, options);
    const nullpos = input.indexOf("\0");
    if (nullpos !== -1) {
      state.position = nullpos;
      throwError(state, "null byte is not allowed in input");
    }
    state.input += "\0";
    while (state.input.charCodeAt(state.position) === 32) {
      state.lineIndent += 1;
      state.position += 1;
    }
    while (state.position < state.length - 1) {
      readDocument(state);
    }
    return state.documents;
  }
  function loadAll2(input, iterator, options) {
    if (iterator !== null && typeof iterator === "object" && typeof options === "undefined") {
      options = iterator;
      iterator = null;
    }
    const documents = loadDocuments(input, options);
    if (typeof iterator !== "function") {
      return documents;
    }
    for (let index = 0, length = documents.length; index < length; index += 1) {
      iterator(documents[index]);
    }
  }
  function load2(input, options) {
    const documents = loadDocuments(input, options);
    if (documents.length === 0) {
      return void 0;
    } else if (documents.length === 1) {
      return documents[0];
    }
    throw new YAMLException2("expected a single document in the stream, but found more");
  }
  loader.loadAll = loadAll2;
  loader.load = load2;
  return loader;
}
var dumper = {};
var hasRequiredDumper;
function requireDumper() {
  if (hasRequiredDumper) return dumper;
  hasRequiredDumper = 1;
  const common2 = requireCommon();
  const YAMLException2 = requireException();
  const DEFAULT_SCHEMA2 = require_default();
  const _toString = Object.prototype.toString;
  const _hasOwnProperty = Object.prototype.hasOwnProperty;
  const CHAR_BOM = 65279;
  const CHAR_TAB = 9;
  const CHAR_LINE_FEED = 10;
  const CHAR_CARRIAGE_RETURN = 13;
  const CHAR_SPACE = 32;
  const CHAR_EXCLAMATION = 33;
  const CHAR_DOUBLE_QUOTE = 34;
  const CHAR_SHARP = 35;
  const CHAR_PERCENT = 37;
  const CHAR_AMPERSAND = 38;
  const CHAR_SINGLE_QUOTE = 39;
  const CHAR_ASTERISK = 42;
  const CHAR_COMMA = 44;
  const CHAR_MINUS = 45;
  const CHAR_COLON = 58;
  const CHAR_EQUALS = 61;
  const CHAR_GREATER_THAN = 62;
  const CHAR_QUESTION = 63;
  const CHAR_COMMERCIAL_AT = 64;
  const CHAR_LEFT_SQUARE_BRACKET = 91;
  const CHAR_RIGHT_SQUARE_BRACKET = 93;
  const CHAR_GRAVE_ACCENT = 96;
  const CHAR_LEFT_CURLY_BRACKET = 123;
  const CHAR_VERTICAL_LINE = 124;
  const CHAR_RIGHT_CURLY_BRACKET = 125;
  const ESCAPE_SEQUENCES = {};
  ESCAPE_SEQUENCES[0] = "\\0";
  ESCAPE_SEQUENCES[7] = "\\a";
  ESCAPE_SEQUENCES[8] = "\\b";
  ESCAPE_SEQUENCES[9] = "\\t";
  ESCAPE_SEQUENCES[10] = "\\n";
  ESCAPE_SEQUENCES[11] = "\\v";
  ESCAPE_SEQUENCES[12] = "\\f";
  ESCAPE_SEQUENCES[13] = "\\r";
  ESCAPE_SEQUENCES[27] = "\\e";
  ESCAPE_SEQUENCES[34] = '\\"';
  ESCAPE_SEQUENCES[92] = "\\\\";
  ESCAPE_SEQUENCES[133] = "\\N";
  ESCAPE_SEQUENCES[160] = "\\_";
  ESCAPE_SEQUENCES[8232] = "\\L";
  ESCAPE_SEQUENCES[8233] = "\\P";
  const DEPRECATED_BOOLEANS_SYNTAX = [
    "y",
    "Y",
    "yes",
    "Yes",
    "YES",
    "on",
    "On",
    "ON",
    "n",
    "N",
    "no",
    "No",
    "NO",
    "off",
    "Off",
    "OFF"
  ];
  const DEPRECATED_BASE60_SYNTAX = /^[-+]?[0-9_]+(?::[0-9_]+)+(?:\.[0-9_]*)?$/;
  function compileStyleMap(schema2, map2) {
    if (map2 === null) return {};
    const result = {};
    const keys = Object.keys(map2);
    for (let index = 0, length = keys.length; index < length; index += 1) {
      let tag = keys[index];
      let style = String(map2[tag]);
      if (tag.slice(0, 2) === "!!") {
        tag = "tag:yaml.org,2002:" + tag.slice(2);
      }
      const type2 = schema2.compiledTypeMap["fallback"][tag];
      if (type2 && _hasOwnProperty.call(type2.styleAliases, style)) {
        style = type2.styleAliases[style];
      }
      result[tag] = style;
    }
    return result;
  }
  function encodeHex(character) {
    let handle;
    let length;
    const string = character.toString(16).toUpperCase();
    if (character <= 255) {
      handle = "x";
      length = 2;
    } else if (character <= 65535) {
      handle = "u";
      length = 4;
    } else if (character <= 4294967295) {
      handle = "U";
      length = 8;
    } else {
      throw new YAMLException2("code point within a string may not be greater than 0xFFFFFFFF");
    }
    return "\\" + handle + common2.repeat("0", length - string.length) + string;
  }
  const QUOTING_TYPE_SINGLE = 1;
  const QUOTING_TYPE_DOUBLE = 2;
  function State(options) {
    this.schema = options["schema"] || DEFAULT_SCHEMA2;
    this.indent = Math.max(1, options["indent"] || 2);
    this.noArrayIndent = options["noArrayIndent"] || false;
    this.skipInvalid = options["skipInvalid"] || false;
    this.flowLevel = common2.isNothing(options["flowLevel"]) ? -1 : options["flowLevel"];
    this.styleMap = compileStyleMap(this.schema, options["styles"] || null);
    this.sortKeys = options["sortKeys"] || false;
    this.lineWidth = options["lineWidth"] || 80;
    this.noRefs = options["noRefs"] || false;
    this.noCompatMode = options["noCompatMode"] || false;
    this.condenseFlow = options["condenseFlow"] || false;
    this.quotingType = options["quotingType"] === '"' ? QUOTING_TYPE_DOUBLE : QUOTING_TYPE_SINGLE;
    this.forceQuotes = options["forceQuotes"] || false;
    this.replacer = typeof options["replacer"] === "function" ? options["replacer"] : null;
    this.implicitTypes = this.schema.compiledImplicit;
    this.explicitTypes = this.schema.compiledExplicit;
    this.tag = null;
    this.result = "";
    this.duplicates = [];
    this.usedDuplicates = null;
  }
  function indentString(string, spaces) {
    const ind = common2.repeat(" ", spaces);
    let position = 0;
    let result = "";
    const length = string.length;
    while (position < length) {
      let line;
      const next = string.indexOf("\n", position);
      if (next === -1) {
        line = string.slice(position);
        position = length;
      } else {
        line = string.slice(position, next + 1);
        position = next + 1;
      }
      if (line.length && line !== "\n") result += ind;
      result += line;
    }
    return result;
  }
  function generateNextLine(state, level) {
    return "\n" + common2.repeat(" ", state.indent * level);
  }
  function testImplicitResolving(state, str2) {
    for (let index = 0, length = state.implicitTypes.length; index < length; index += 1) {
      const type2 = state.implicitTypes[index];
      if (type2.resolve(str2)) {
        return true;
      }
    }
    return false;
  }
  function isWhitespace(c) {
    return c === CHAR_SPACE || c === CHAR_TAB;
  }
  function isPrintable(c) {
    return c >= 32 && c <= 126 || c >= 161 && c <= 55295 && c !== 8232 && c !== 8233 || c >= 57344 && c <= 65533 && c !== CHAR_BOM || c >= 65536 && c <= 1114111;
  }
  function isNsCharOrWhitespace(c) {
    return isPrintable(c) && c !== CHAR_BOM && // - b-char
    c !== CHAR_CARRIAGE_RETURN && c !== CHAR_LINE_FEED;
  }
  function isPlainSafe(c, prev, inblock) {
    const cIsNsCharOrWhitespace = isNsCharOrWhitespace(c);
    const cIsNsChar = cIsNsCharOrWhitespace && !isWhitespace(c);
    return (
      // ns-plain-safe
      (inblock ? cIsNsCharOrWhitespace : cIsNsCharOrWhitespace && // - c-flow-indicator
      c !== CHAR_COMMA && c !== CHAR_LEFT_SQUARE_BRACKET && c !== CHAR_RIGHT_SQUARE_BRACKET && c !== CHAR_LEFT_CURLY_BRACKET && c !== CHAR_RIGHT_CURLY_BRACKET) && // ns-plain-char
      c !== CHAR_SHARP && // false on '#'
      !(prev === CHAR_COLON && !cIsNsChar) || // false on ': '
      isNsCharOrWhitespace(prev) && !isWhitespace(prev) && c === CHAR_SHARP || // change to true on '[^ ]#'
      prev === CHAR_COLON && cIsNsChar
    );
  }
  function isPlainSafeFirst(c) {
    return isPrintable(c) && c !== CHAR_BOM && !isWhitespace(c) && // - s-white
    // - (c-indicator ::=
    // “-” | “?” | “:” | “,” | “[” | “]” | “{” | “}”
    c !== CHAR_MINUS && c !== CHAR_QUESTION && c !== CHAR_COLON && c !== CHAR_COMMA && c !== CHAR_LEFT_SQUARE_BRACKET && c !== CHAR_RIGHT_SQUARE_BRACKET && c !== CHAR_LEFT_CURLY_BRACKET && c !== CHAR_RIGHT_CURLY_BRACKET && // | “#” | “&” | “*” | “!” | “|” | “=” | “>” | “'” | “"”
    c !== CHAR_SHARP && c !== CHAR_AMPERSAND && c !== CHAR_ASTERISK && c !== CHAR_EXCLAMATION && c !== CHAR_VERTICAL_LINE && c !== CHAR_EQUALS && c !== CHAR_GREATER_THAN && c !== CHAR_SINGLE_QUOTE && c !== CHAR_DOUBLE_QUOTE && // | “%” | “@” | “`”)
    c !== CHAR_PERCENT && c !== CHAR_COMMERCIAL_AT && c !== CHAR_GRAVE_ACCENT;
  }
  function isPlainSafeLast(c) {
    return !isWhitespace(c) && c !== CHAR_COLON;
  }
  function codePointAt(string, pos) {
    const first = string.charCodeAt(pos);
    let second;
    if (first >= 55296 && first <= 56319 && pos + 1 < string.length) {
      second = string.charCodeAt(pos + 1);
      if (second >= 56320 && second <= 57343) {
        return (first - 55296) * 1024 + second - 56320 + 65536;
      }
    }
    return first;
  }
  function needIndentIndicator(string) {
    const leadingSpaceRe = /^\n* /;
    return leadingSpaceRe.test(string);
  }
  const STYLE_PLAIN = 1;
  const STYLE_SINGLE = 2;
  const STYLE_LITERAL = 3;
  const STYLE_FOLDED = 4;
  const STYLE_DOUBLE = 5;
  function chooseScalarStyle(string, singleLineOnly, indentPerLevel, lineWidth, testAmbiguousType, quotingType, forceQuotes, inblock) {
    let i2;
    let char = 0;
    let prevChar = null;
    let hasLineBreak = false;
    let hasFoldableLine = false;
    const shouldTrackWidth = lineWidth !== -1;
    let previousLineBreak = -1;
    let plain = isPlainSafeFirst(codePointAt(string, 0)) && isPlainSafeLast(codePointAt(string, string.length - 1));
    if (singleLineOnly || forceQuotes) {
      for (i2 = 0; i2 < string.length; char >= 65536 ? i2 += 2 : i2++) {
        char = codePointAt(string, i2);
        if (!isPrintable(char)) {
          return STYLE_DOUBLE;
        }
        plain = plain && isPlainSafe(char, prevChar, inblock);
        prevChar = char;
      }
    } else {
      for (i2 = 0; i2 < string.length; char >= 65536 ? i2 += 2 : i2++) {
        char = codePointAt(string, i2);
        if (char === CHAR_LINE_FEED) {
          hasLineBreak = true;
          if (shouldTrackWidth) {
            hasFoldableLine = hasFoldableLine || // Foldable line = too long, and not more-indented.
            i2 - previousLineBreak - 1 > lineWidth && string[previousLineBreak + 1] !== " ";
            previousLineBreak = i2;
          }
        } else if (!isPrintable(char)) {
          return STYLE_DOUBLE;
        }
        plain = plain && isPlainSafe(char, prevChar, inblock);
        prevChar = char;
      }
      hasFoldableLine = hasFoldableLine || shouldTrackWidth && (i2 - previousLineBreak - 1 > lineWidth && string[previousLineBreak + 1] !== " ");
    }
    if (!hasLineBreak && !hasFoldableLine) {
      if (plain && !forceQuotes && !testAmbiguousType(string)) {
        return STYLE_PLAIN;
      }
      return quotingType === QUOTING_TYPE_DOUBLE ? STYLE_DOUBLE : STYLE_SINGLE;
    }
    if (indentPerLevel > 9 && needIndentIndicator(string)) {
      return STYLE_DOUBLE;
    }
    if (!forceQuotes) {
      return hasFoldableLine ? STYLE_FOLDED : STYLE_LITERAL;
    }
    return quotingType === QUOTING_TYPE_DOUBLE ? STYLE_DOUBLE : STYLE_SINGLE;
  }
  function writeScalar(state, string, level, iskey, inblock) {
    state.dump = (function() {
      if (string.length === 0) {
        return state.quotingType === QUOTING_TYPE_DOUBLE ? '""' : "''";
      }
      if (!state.noCompatMode) {
        if (DEPRECATED_BOOLEANS_SYNTAX.indexOf(string) !== -1 || DEPRECATED_BASE60_SYNTAX.test(string)) {
          return state.quotingType === QUOTING_TYPE_DOUBLE ? '"' + string + '"' : "'" + string + "'";
        }
      }
      const indent = state.indent * Math.max(1, level);
      const lineWidth = state.lineWidth === -1 ? -1 : Math.max(Math.min(state.lineWidth, 40), state.lineWidth - indent);
      const singleLineOnly = iskey || // No block styles in flow mode.
      state.flowLevel > -1 && level >= state.flowLevel;
      function testAmbiguity(string2) {
        return testImplicitResolving(state, string2);
      }
      switch (chooseScalarStyle(
        string,
        singleLineOnly,
        state.indent,
        lineWidth,
        testAmbiguity,
        state.quotingType,
        state.forceQuotes && !iskey,
        inblock
      )) {
        case STYLE_PLAIN:
          return string;
        case STYLE_SINGLE:
          return "'" + string.replace(/'/g, "''") + "'";
        case STYLE_LITERAL:
          return "|" + blockHeader(string, state.indent) + dropEndingNewline(indentString(string, indent));
        case STYLE_FOLDED:
          return ">" + blockHeader(string, state.indent) + dropEndingNewline(indentString(foldString(string, lineWidth), indent));
        case STYLE_DOUBLE:
          return '"' + escapeString(string) + '"';
        default:
          throw new YAMLException2("impossible error: invalid scalar style");
      }
    })();
  }
  function blockHeader(string, indentPerLevel) {
    const indentIndicator = needIndentIndicator(string) ? String(indentPerLevel) : "";
    const clip = string[string.length - 1] === "\n";
    const keep = clip && (string[string.length - 2] === "\n" || string === "\n");
    const chomp = keep ? "+" : clip ? "" : "-";
    return indentIndicator + chomp + "\n";
  }
  function dropEndingNewline(string) {
    return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
  }
  function foldString(string, width) {
    const lineRe = /(\n+)([^\n]*)/g;
    let result = (function() {
      let nextLF = string.indexOf("\n");
      nextLF = nextLF !== -1 ? nextLF : string.length;
      lineRe.lastIndex = nextLF;
      return foldLine(string.slice(0, nextLF), width);
    })();
    let prevMoreIndented = string[0] === "\n" || string[0] === " ";
    let moreIndented;
    let match;
    while (match = lineRe.exec(string)) {
      const prefix = match[1];
      const line = match[2];
      moreIndented = line[0] === " ";
      result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
      prevMoreIndented = moreIndented;
    }
    return result;
  }
  function foldLine(line, width) {
    if (line === "" || line[0] === " ") return line;
    const breakRe = / [^ ]/g;
    let match;
    let start = 0;
    let end;
    let curr = 0;
    let next = 0;
    let result = "";
    while (match = breakRe.exec(line)) {
      next = match.index;
      if (next - start > width) {
        end = curr > start ? curr : next;
        result += "\n" + line.slice(start, end);
        start = end + 1;
      }
      curr = next;
    }
    result += "\n";
    if (line.length - start > width && curr > start) {
      result += line.slice(start, curr) + "\n" + line.slice(curr + 1);
    } else {
      result += line.slice(start);
    }
    return result.slice(1);
  }
  function escapeString(string) {
    let result = "";
    let char = 0;
    for (let i2 = 0; i2 < string.length; char >= 65536 ? i2 += 2 : i2++) {
      char = codePointAt(string, i2);
      const escapeSeq = ESCAPE_SEQUENCES[char];
      if (!escapeSeq && isPrintable(char)) {
        result += string[i2];
        if (char >= 65536) result += string[i2 + 1];
      } else {
        result += escapeSeq || encodeHex(char);
      }
    }
    return result;
  }
  function writeFlowSequence(state, level, object) {
    let _result = "";
    const _tag = state.tag;
    for (let index = 0, length = object.length; index < length; index += 1) {
      let value = object[index];
      if (state.replacer) {
        value = state.replacer.call(object, String(index), value);
      }
      if (writeNode(state, level, value, false, false) || typeof value === "undefined" && writeNode(state, level, null, false, false)) {
        if (_result !== "") _result += "," + (!state.condenseFlow ? " " : "");
        _result += state.dump;
      }
    }
    state.tag = _tag;
    state.dump = "[" + _result + "]";
  }
  function writeBlockSequence(state, level, object, compact2) {
    let _result = "";
    const _tag = state.tag;
    for (let index = 0, length = object.length; index < length; index += 1) {
      let value = object[index];
      if (state.replacer) {
        value = state.replacer.call(object, String(index), value);
      }
      if (writeNode(state, level + 1, value, true, true, false, true) || typeof value === "undefined" && writeNode(state, level + 1, null, true, true, false, true)) {
        if (!compact2 || _result !== "") {
          _result += generateNextLine(state, level);
        }
        if (state.dump && CHAR_LINE_FEED === state.dump.charCodeAt(0)) {
          _result += "-";
        } else {
          _result += "- ";
        }
        _result += state.dump;
      }
    }
    state.tag = _tag;
    state.dump = _result || "[]";
  }
  function writeFlowMapping(state, level, object) {
    let _result = "";
    const _tag = state.tag;
    const objectKeyList = Object.keys(object);
    for (let index = 0, length = objectKeyList.length; index < length; index += 1) {
      let pairBuffer = "";
      if (_result !== "") pairBuffer += ", ";
      if (state.condenseFlow) pairBuffer += '"';
      const objectKey = objectKeyList[index];
      let objectValue = object[objectKey];
      if (state.replacer) {
        objectValue = state.replacer.call(object, objectKey, objectValue);
      }
      if (!writeNode(state, level, objectKey, false, false)) {
        continue;
      }
      if (state.dump.length > 1024) pairBuffer += "? ";
      pairBuffer += state.dump + (state.condenseFlow ? '"' : "") + ":" + (state.condenseFlow ? "" : " ");
      if (!writeNode(state, level, objectValue, false, false)) {
        continue;
      }
      pairBuffer += state.dump;
      _result += pairBuffer;
    }
    state.tag = _tag;
    state.dump = "{" + _result + "}";
  }
  function writeBlockMapping(state, level, object, compact2) {
    let _result = "";
    const _tag = state.tag;
    const objectKeyList = Object.keys(object);
    if (state.sortKeys === true) {
      objectKeyList.sort();
    } else if (typeof state.sortKeys === "function") {
      objectKeyList.sort(state.sortKeys);
    } else if (state.sortKeys) {
      throw new YAMLException2("sortKeys must be a boolean or a function");
    }
    for (let index = 0, length = objectKeyList.length; index < length; index += 1) {
      let pairBuffer = "";
      if (!compact2 || _result !== "") {
        pairBuffer += generateNextLine(state, level);
      }
      const objectKey = objectKeyList[index];
      let objectValue = object[objectKey];
      if (state.replacer) {
        objectValue = state.replacer.call(object, objectKey, objectValue);
      }
      if (!writeNode(state, level + 1, objectKey, true, true, true)) {
        continue;
      }
      const explicitPair = state.tag !== null && state.tag !== "?" || state.dump && state.dump.length > 1024;
      if (explicitPair) {
        if (state.dump && CHAR_LINE_FEED === state.dump.charCodeAt(0)) {
          pairBuffer += "?";
        } else {
          pairBuffer += "? ";
        }
      }
      pairBuffer += state.dump;
      if (explicitPair) {
        pairBuffer += generateNextLine(state, level);
      }
      if (!writeNode(state, level + 1, objectValue, true, explicitPair)) {
        continue;
      }
      if (state.dump && CHAR_LINE_FEED === state.dump.charCodeAt(0)) {
        pairBuffer += ":";
      } else {
        pairBuffer += ": ";
      }
      pairBuffer += state.dump;
      _result += pairBuffer;
    }
    state.tag = _tag;
    state.dump = _result || "{}";
  }
  function detectType(state, object, explicit) {
    const typeList = explicit ? state.explicitTypes : state.implicitTypes;
    for (let index = 0, length = typeList.length; index < length; index += 1) {
      const type2 = typeList[index];
      if ((type2.instanceOf || type2.predicate) && (!type2.instanceOf || typeof object === "object" && object instanceof type2.instanceOf) && (!type2.predicate || type2.predicate(object))) {
        if (explicit) {
          if (type2.multi && type2.representName) {
            state.tag = type2.representName(object);
          } else {
            state.tag = type2.tag;
          }
        } else {
          state.tag = "?";
        }
        if (type2.represent) {
          const style = state.styleMap[type2.tag] || type2.defaultStyle;
          let _result;
          if (_toString.call(type2.represent) === "[object Function]") {
            _result = type2.represent(object, style);
          } else if (_hasOwnProperty.call(type2.represent, style)) {
            _result = type2.represent[style](object, style);
          } else {
            throw new YAMLException2("!<" + type2.tag + '> tag resolver accepts not "' + style + '" style');
          }
          state.dump = _result;
        }
        return true;
      }
    }
    return false;
  }
  function writeNode(state, level, object, block, compact2, iskey, isblockseq) {
    state.tag = null;
    state.dump = object;
    if (!detectType(state, object, false)) {
      detectType(state, object, true);
    }
    const type2 = _toString.call(state.dump);
    const inblock = block;
    if (block) {
      block = state.flowLevel < 0 || state.flowLevel > level;
    }
    const objectOrArray = type2 === "[object Object]" || type2 === "[object Array]";
    let duplicateIndex;
    let duplicate;
    if (objectOrArray) {
      duplicateIndex = state.duplicates.indexOf(object);
      duplicate = duplicateIndex !== -1;
    }
    if (state.tag !== null && state.tag !== "?" || duplicate || state.indent !== 2 && level > 0) {
      compact2 = false;
    }
    if (duplicate && state.usedDuplicates[duplicateIndex]) {
      state.dump = "*ref_" + duplicateIndex;
    } else {
      if (objectOrArray && duplicate && !state.usedDuplicates[duplicateIndex]) {
        state.usedDuplicates[duplicateIndex] = true;
      }
      if (type2 === "[object Object]") {
        if (block && Object.keys(state.dump).length !== 0) {
          writeBlockMapping(state, level, state.dump, compact2);
          if (duplicate) {
            state.dump = "&ref_" + duplicateIndex + state.dump;
          }
        } else {
          writeFlowMapping(state, level, state.dump);
          if (duplicate) {
            state.dump = "&ref_" + duplicateIndex + " " + state.dump;
          }
        }
      } else if (type2 === "[object Array]") {
        if (block && state.dump.length !== 0) {
          if (state.noArrayIndent && !isblockseq && level > 0) {
            writeBlockSequence(state, level - 1, state.dump, compact2);
          } else {
            writeBlockSequence(state, level, state.dump, compact2);
          }
          if (duplicate) {
            state.dump = "&ref_" + duplicateIndex + state.dump;
          }
        } else {
          writeFlowSequence(state, level, state.dump);
          if (duplicate) {
            state.dump = "&ref_" + duplicateIndex + " " + state.dump;
          }
        }
      } else if (type2 === "[object String]") {
        if (state.tag !== "?") {
          writeScalar(state, state.dump, level, iskey, inblock);
        }
      } else if (type2 === "[object Undefined]") {
        return false;
      } else {
        if (state.skipInvalid) return false;
        throw new YAMLException2("unacceptable kind of an object to dump " + type2);
      }
      if (state.tag !== null && state.tag !== "?") {
        let tagStr = encodeURI(
          state.tag[0] === "!" ? state.tag.slice(1) : state.tag
        ).replace(/!/g, "%21");
        if (state.tag[0] === "!") {
          tagStr = "!" + tagStr;
        } else if (tagStr.slice(0, 18) === "tag:yaml.org,2002:") {
          tagStr = "!!" + tagStr.slice(18);
        } else {
          tagStr = "!<" + tagStr + ">";
        }
        state.dump = tagStr + " " + state.dump;
      }
    }
    return true;
  }
  function getDuplicateReferences(object, state) {
    const objects = [];
    const duplicatesIndexes = [];
    inspectNode(object, objects, duplicatesIndexes);
    const length = duplicatesIndexes.length;
    for (let index = 0; index < length; index += 1) {
      state.duplicates.push(objects[duplicatesIndexes[index]]);
    }
    state.usedDuplicates = new Array(length);
  }
  function inspectNode(object, objects, duplicatesIndexes) {
    if (object !== null && typeof object === "object") {
      const index = objects.indexOf(object);
      if (index !== -1) {
        if (duplicatesIndexes.indexOf(index) === -1) {
          duplicatesIndexes.push(index);
        }
      } else {
        objects.push(object);
        if (Array.isArray(object)) {
          for (let i2 = 0, length = object.length; i2 < length; i2 += 1) {
            inspectNode(object[i2], objects, duplicatesIndexes);
          }
        } else {
          const objectKeyList = Object.keys(object);
          for (let i2 = 0, length = objectKeyList.length; i2 < length; i2 += 1) {
            inspectNode(object[objectKeyList[i2]], objects, duplicatesIndexes);
          }
        }
      }
    }
  }
  function dump2(input, options) {
    options = options || {};
    const state = new State(options);
    if (!state.noRefs) getDuplicateReferences(input, state);
    let value = input;
    if (state.replacer) {
      value = state.replacer.call({ "": value }, "", value);
    }
    if (writeNode(state, 0, value, true, true)) return state.dump + "\n";
    return "";
  }
  dumper.dump = dump2;
  return dumper;
}
var hasRequiredJsYaml;
function requireJsYaml() {
  if (hasRequiredJsYaml) return jsYaml;
  hasRequiredJsYaml = 1;
  const loader2 = requireLoader();
  const dumper2 = requireDumper();
  function renamed(from, to) {
    return function() {
      throw new Error("Function yaml." + from + " is removed in js-yaml 4. Use yaml." + to + " instead, which is now safe by default.");
    };
  }
  jsYaml.Type = requireType();
  jsYaml.Schema = requireSchema();
  jsYaml.FAILSAFE_SCHEMA = requireFailsafe();
  jsYaml.JSON_SCHEMA = requireJson();
  jsYaml.CORE_SCHEMA = requireCore();
  jsYaml.DEFAULT_SCHEMA = require_default();
  jsYaml.load = loader2.load;
  jsYaml.loadAll = loader2.loadAll;
  jsYaml.dump = dumper2.dump;
  jsYaml.YAMLException = requireException();
  jsYaml.types = {
    binary: requireBinary(),
    float: requireFloat(),
    map: requireMap(),
    null: require_null(),
    pairs: requirePairs(),
    set: requireSet(),
    timestamp: requireTimestamp(),
    bool: requireBool(),
    int: requireInt(),
    merge: requireMerge(),
    omap: requireOmap(),
    seq: requireSeq(),
    str: requireStr()
  };
  jsYaml.safeLoad = renamed("safeLoad", "load");
  jsYaml.safeLoadAll = renamed("safeLoadAll", "loadAll");
  jsYaml.safeDump = renamed("safeDump", "dump");
  return jsYaml;
}
var jsYamlExports = requireJsYaml();
var yaml = /* @__PURE__ */ getDefaultExportFromCjs(jsYamlExports);
var {
  Type,
  Schema,
  FAILSAFE_SCHEMA,
  JSON_SCHEMA,
  CORE_SCHEMA,
  DEFAULT_SCHEMA,
  load,
  loadAll,
  dump,
  YAMLException,
  types,
  safeLoad,
  safeLoadAll,
  safeDump
} = yaml;

// tests/search/judgedQueries.ts
var file = path2.join(import.meta.dirname, "search.queries.yml");
function readJudgedQueries() {
  const sets = Object.entries(yaml.load(fs2.readFileSync(file, "utf8")));
  return new Map(
    sets.map(([set2, locales]) => [
      set2,
      Object.entries(locales).flatMap(
        ([locale, queries]) => Object.entries(queries).map(([query, expected]) => ({
          query,
          locale,
          expected: [expected].flat()
        }))
      )
    ])
  );
}

// ../../tmp/prof.mts
var i = await readSiteIndex("/work/main/website/build", "ko");
var qs = [...readJudgedQueries().values()].flat().filter((q) => q.locale === "ko").map((q) => q.query);
var all = qs.flatMap((q) => [q, q.slice(0, Math.ceil(q.length / 2))]);
var run = () => {
  const t = [];
  const slow = [];
  for (const q of all) {
    const s = performance.now();
    i.search(q, { limit: 20, filter: ['lang = "ko"'] });
    const d = performance.now() - s;
    t.push(d);
    slow.push([d, q]);
  }
  t.sort((a, b) => a - b);
  return [t[t.length >> 1], t[Math.floor(t.length * 0.95)], slow.sort((a, b) => b[0] - a[0]).slice(0, 5)];
};
for (let k = 0; k < 6; k++) console.log(JSON.stringify(run()));

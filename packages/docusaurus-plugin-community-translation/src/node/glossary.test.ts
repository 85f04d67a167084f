import fs from 'fs';
import path from 'path';
import {describe, expect, it} from 'vitest';
import {check} from './commands/check';
import {glossaryProblems, readGlossary, termsIn} from './glossary';
import {docs, messageOf, siteDir, siteOf, translation, write} from './testSite.test.support';

const guide = {term: 'guide', ko: '안내서', avoid: {ko: ['가이드']}};
const library = {term: 'library', fr: 'bibliothèque', avoid: {fr: ['librairie', 'plug-in (']}};

describe('a word to avoid', () => {
  it.each([
    ['ko', '이 가이드를 읽으세요', ['use "안내서" instead of "가이드"']],
    ['ko', '`가이드`와 [안내서](/가이드)', []],
    ['fr', '가이드', []],
    // With a capital letter or an ending, but not inside another word.
    ['fr', 'Librairies', ['use "bibliothèque" instead of "librairie"']],
    ['fr', 'bio-librairie, antilibrairie', ['use "bibliothèque" instead of "librairie"']],
    ['fr', 'antilibrairie', []],
    ['fr', 'Plug-in (a)', ['use "bibliothèque" instead of "plug-in ("']],
  ])('is found in %s: %s', (locale, text, problems) => {
    expect(glossaryProblems([guide, library], locale, text)).toEqual(problems);
  });

  it('may contain any punctuation', () => {
    const entry = {term: 'a', avoid: {fr: ['f(x (y', '(', '-', '[a', '\\']}};
    expect(glossaryProblems([entry], 'fr', 'F(x (y')).toHaveLength(2);
  });

  it('is allowed in an exception', () => {
    const entries = [{...guide, except: {ko: ['가이드라인']}}];
    expect(glossaryProblems(entries, 'ko', '가이드라인')).toEqual([]);
    expect(glossaryProblems(entries, 'ko', '가이드라인 가이드')).toHaveLength(1);
  });
});

describe('the terms of a text', () => {
  it('have the names of both locales', () => {
    const entries = [guide, {term: 'Window', en: 'window', ko: '창'}, {term: 'code', ko: '코드'}];
    expect(termsIn(entries, 'A guide to windows, `code`', 'en', 'ko')).toEqual({
      guide: '안내서',
      window: '창',
    });
  });
});

describe('translations:check', () => {
  const run = () =>
    messageOf(() =>
      check(siteOf('en', {glossary: 'glossary.yml'}), {locale: 'ko', maxOutdated: '9'}),
    );

  it('names file, line and term in pages and UI strings', () => {
    write('glossary.yml', '- {term: guide, ko: 안내서, avoid: {ko: [가이드]}}');
    write(
      `${docs}/open.md`,
      `${translation.replace('title: 창', 'title: 가이드\nkeywords: [가이드]')}
여러 줄로 된
가이드 문단입니다.

\`\`\`
가이드
\`\`\`

| 표 |
| --- |
| 가이드 |
`,
    );
    write('i18n/ko/code.json', '{\n  "a": {\n    "message": "가이드"\n  }\n}\n');
    expect(run().split('\n')).toEqual([
      `${docs}/open.md:2: use "안내서" instead of "가이드"`,
      `${docs}/open.md:13: use "안내서" instead of "가이드"`,
      `${docs}/open.md:21: use "안내서" instead of "가이드"`,
      'i18n/ko/code.json:3: use "안내서" instead of "가이드"',
    ]);
  });

  it('passes without a glossary, and if no word is found', () => {
    write(`${docs}/open.md`, translation);
    write('glossary.yml', '- {term: guide, ko: 안내서, avoid: {ko: [가이드]}}');
    expect(run()).toBe('no error');
  });
});

describe('a glossary', () => {
  it.each([
    ['that does not exist', undefined, /cannot be read: ENOENT/],
    ['that is not YAML', '- {', /cannot be read: /],
    ['that is not a list', 'a: b', /"value" must be an array\.$/],
    ['without a term', '- {ko: 창}', /"\[0\]\.term" is required\.$/],
    ['with a wrong list', '- {term: a, avoid: {ko: b}}', /"\[0\]\.avoid\.ko" must be an array\.$/],
    ['with a term twice', '- term: a\n- term: a', /has "a" twice\. Merge the two entries\.$/],
    [
      'that contradicts itself',
      '- {term: a, ko: 안내서}\n- {term: b, ko: 설명, avoid: {ko: [안내]}}',
      /"a" is "안내서" in ko, but "안내" is to be avoided for "설명"\. Change one of them/,
    ],
  ])('%s gets one line', (_, text, message) => {
    const file = path.join(siteDir, 'glossary.yml');
    if (text !== undefined) {
      fs.writeFileSync(file, text);
    }
    const found = messageOf(() => readGlossary(file));
    expect(found).toMatch(/^The glossary \S+glossary\.yml: [^\n]*$/);
    expect(found).toMatch(message);
  });
});

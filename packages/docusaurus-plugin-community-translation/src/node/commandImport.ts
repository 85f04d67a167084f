import fs from 'fs';
import path from 'path';
import {selectedLocales} from './commandInput';
import {markPage} from './commandMark';
import {pathAdvice} from './commandScaffold';
import {parseExchangeFile, type ExchangedPage} from './exchangeFile';
import {glossaryProblems, type GlossaryEntry} from './glossary';
import {translationFile} from './localePages';
import {writeLockFile, type Lock} from './lockFile';
import {
  linesOf,
  nameOfSection,
  parsePage,
  readPage,
  textsOf,
  type Page,
  type Section,
} from './page';
import {linesOrProblem, TranslationProblem} from './problem';
import {replaceFile} from './replaceFile';
import {sectionProblems} from './sectionChecks';
import {alignSections, sectionTasks} from './sectionTasks';
import type {Site} from './site';
import {withVersionBaselines} from './versionBaselines';

/** What an import needs to know about its page. */
type Target = {
  source: Page;
  translation: Page | null;
  lock: Lock;
  name: string;
  locale: string;
  glossary: GlossaryEntry[];
  /** Takes the reasons why the page is not imported. */
  refuse: (reasons: string[]) => undefined;
};

/** A text with `translation: machine` in its front matter. */
function markedAsMachine(text: string, {frontMatter}: Page): string {
  if (frontMatter.translation === 'machine') {
    return text;
  }
  const [first = '', ...rest] = linesOf(text);
  return /^\uFEFF?---\s*$/.test(first)
    ? `${first}translation: machine\n${rest.join('')}`
    : `---\ntranslation: machine\n---\n\n${text}`;
}

/** An answer with the whitespace at the end that the section has in the page. */
const fitted = (answer: string, {text}: Section) =>
  answer.replace(/\r\n/g, '\n').trimEnd() + (/\s*$/.exec(text)?.[0] ?? '');

/** Whether a section of an answer has the heading that it must have. */
const hasHeading = (found: Section | undefined, expected: Section) =>
  found?.level === expected.level && (!expected.hasExplicitId || found.id === expected.id);

/** The new text of a page. `undefined` if the answer does not fit. */
function answeredPage(
  {source, translation, lock, name, locale, glossary, refuse}: Target,
  {sourceHash, translationHash, sections}: ExchangedPage,
): {text: string; page: Page} | undefined {
  if (source.hash !== sourceHash) {
    return refuse(['the source has changed since the export. Export the page again.']);
  }
  if ((translation?.hash ?? '') !== translationHash) {
    return refuse([
      'the translation has changed since the export, for example by another import. Export the page again, and merge the two.',
    ]);
  }
  const tasks = sectionTasks(source, translation, lock.baselines[name]);
  const answers = new Map(sections.map((section) => [section.id, section.translation]));
  const ids = new Set(tasks.map(({id}) => id));
  const lacking = tasks.filter(({id}) => !answers.has(id));
  const empty = tasks.filter((task) => task.source && answers.get(task.id)?.trim() === '');
  const unknown = sections.filter(({id}, index) => {
    const isFirst = sections.findIndex((section) => section.id === id) === index;
    return !ids.has(id) || !isFirst;
  });
  const misfits = [
    ...lacking.map((task) => `the section ${nameOfSection(task)} is missing. Add it again.`),
    ...empty.map((task) => `the section ${nameOfSection(task)} is empty. Translate it.`),
    ...unknown.map(
      (section) => `the section ${nameOfSection(section)} was not exported. Remove it.`,
    ),
  ];
  if (misfits.length > 0) {
    return refuse(misfits);
  }
  const parts = alignSections(source, translation).flatMap((aligned) => {
    const model = aligned.source ?? aligned.translation;
    const answer = model && answers.get(model.id);
    const text =
      answer === undefined ? (aligned.translation?.text ?? '') : fitted(answer, model as Section);
    return model && text.trim() ? [{...aligned, model, text, isAnswer: answer !== undefined}] : [];
  });
  const text = `${parts
    .map((part) => part.text)
    .join('')
    .trimEnd()}\n`;
  const page = parsePage(text);
  const misplaced = parts.find(({model}, index) => !hasHeading(page.sections[index], model));
  if (misplaced) {
    const {level, id, hasExplicitId} = misplaced.model;
    const heading = `${'#'.repeat(level)}${hasExplicitId && id ? ` {#${id}}` : ''}`;
    return refuse([
      `the section ${nameOfSection(misplaced.model)} must have its heading of the source: ${heading}. Do not add, remove or move headings.`,
    ]);
  }
  if (page.sections.length > parts.length) {
    return refuse(['the last section has more headings than its source. Remove them.']);
  }
  const lost = Object.keys((translation ?? source).frontMatter).filter(
    (key) => !page.problem && page.frontMatter[key] === undefined,
  );
  const inSections = parts.flatMap(({source: from, model, isAnswer}, index) => {
    const found = page.sections[index];
    if (!isAnswer || !from || !found) {
      return [];
    }
    const avoided = textsOf([found])
      .flatMap((part) => glossaryProblems(glossary, locale, part))
      .map((problem) => `the glossary avoids ${problem}`);
    return [...sectionProblems(from, found), ...avoided].map(
      (problem) => `the section ${nameOfSection(model)}: ${problem}.`,
    );
  });
  const inHead = lost.length > 0 ? [`the front matter lacks ${lost.join(', ')}.`] : [];
  const problems = [...inHead, ...inSections];
  return problems.length > 0 ? refuse(problems) : {text, page};
}

/**
 * Runs `translations:import`: checks the answer to an export, writes the translations and records them. A page that does not fit is
 * refused as a whole.
 *
 * @throws TranslationProblem if a file cannot be read, or pages are refused. Pages that are not refused are written in any case.
 */
export function importPages(site: Site, fileName: string): string {
  if (!fs.existsSync(fileName)) {
    throw new TranslationProblem(`${fileName} does not exist. Pass a file of translations:export.`);
  }
  const {locale, machine, pages} = parseExchangeFile(fs.readFileSync(fileName, 'utf8'), fileName);
  selectedLocales(site, {locale});
  const glossary = site.glossary();
  const lock = withVersionBaselines(site, locale);
  const written: string[] = [];
  const refusals: string[] = [];
  for (const answer of pages) {
    const name = answer.source;
    const refuse = (reasons: string[]) =>
      void refusals.push(...reasons.map((reason) => `${name} is not imported: ${reason}`));
    const page = site.pages.find(({file}) => site.nameOf(file) === name && !site.isExcluded(file));
    const source = page && readPage(page.file);
    if (!page || !source) {
      refuse(['it is not a page of the site. If it has moved, export it again.']);
      continue;
    }
    const file = translationFile(page, locale);
    const translation = readPage(file);
    const target = {source, translation, lock, name, locale, glossary, refuse};
    const result = answeredPage(target, answer);
    if (!result) {
      continue;
    }
    const text = machine ? markedAsMachine(result.text, result.page) : result.text;
    const refusal = markPage(name, source, parsePage(text), lock, {});
    if (refusal) {
      refuse([`${refusal}.`]);
      continue;
    }
    const present = fs.readFileSync(translation ? file : page.file, 'utf8');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    replaceFile(file, present.includes('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text);
    written.push(`${site.nameOf(file)} is written and recorded.`);
    if (!translation) {
      written.push(...pathAdvice(site, page, file).map((advice) => `  ${advice}`));
    }
  }
  if (written.length > 0) {
    writeLockFile(site.localeFolder(locale), lock);
  }
  return linesOrProblem(written, refusals);
}

import fs from 'fs';
import path from 'path';
import {alignSections} from '../alignSections';
import {selectedLocales} from './input';
import {markPage} from './mark';
import {pathAdvice} from './scaffold';
import {parseExchangeFile, type ExchangedPage} from './exchangeFile';
import {glossaryProblems} from '../glossary';
import {translationFile} from '../localePages';
import {writeLockFile} from '../lockFile';
import {linesOf, nameOfSection, parsePage, textsOf, type Page, type Section} from '../page';
import {hasSameCode} from '../pageComparison';
import {linesOrProblem, orFallback, TranslationProblem} from '../problem';
import {replaceFile} from '../replaceFile';
import {sectionProblems} from '../sectionProblems';
import {pageTasks, type PageTasks} from '../pageTasks';
import type {Site} from '../site';
import {withVersionBaselines} from '../withVersionBaselines';

/** @throws TranslationProblem with one line for each reason why a page is not imported, if there are any */
const refuseIf = (name: string, reasons: string[]) =>
  void linesOrProblem(
    [],
    reasons.map((reason) => `${name} is not imported: ${reason}`),
  );

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

/** A translation with the whitespace at the end of its section in the source, which may not be the last one in the translation. */
const fitted = (translation: string, {text}: Section) =>
  translation.replace(/\r\n/g, '\n').trimEnd() + text.slice(text.trimEnd().length);

/** Whether a section of an answer has the heading that it must have. */
const hasHeading = (found: Section | undefined, expected: Section) =>
  found?.level === expected.level && (!expected.hasExplicitId || found.id === expected.id);

/**
 * The new text of a page, and a note about each difference for which the answer gives a reason.
 *
 * @throws TranslationProblem if the answer does not fit
 */
function answeredPage(
  {name, source, translation, tasks}: PageTasks,
  {sourceHash, translationHash, sections}: ExchangedPage,
  avoidedIn: (text: string) => string[],
): {text: string; page: Page; notes: string[]} {
  if (source.hash !== sourceHash) {
    refuseIf(name, ['the source has changed since the export. Export the page again.']);
  }
  if ((translation?.hash ?? '') !== translationHash) {
    refuseIf(name, [
      'the translation has changed since the export, for example by another import. Export the page again, and merge the two.',
    ]);
  }
  const answers = new Map(sections.map((section) => [section.id, section]));
  const ids = new Set(tasks.map(({id}) => id));
  const unknown = sections.filter(
    (section) => !ids.has(section.id) || section !== sections.find(({id}) => id === section.id),
  );
  refuseIf(name, [
    ...tasks.flatMap((task) => {
      const answer = answers.get(task.id)?.translation.trim();
      const section = `the section ${nameOfSection(task)}`;
      return answer === undefined
        ? `${section} is missing. Add it again.`
        : answer === '' && task.source
          ? `${section} is empty. Translate it.`
          : [];
    }),
    ...unknown.map((one) => `the section ${nameOfSection(one)} was not exported. Remove it.`),
  ]);
  const parts = alignSections(source, translation).flatMap((aligned) => {
    const model = (aligned.source ?? aligned.translation) as Section;
    const answer = answers.get(model.id);
    const text = fitted(answer?.translation ?? aligned.translation?.text ?? '', model);
    return text.trim() ? [{from: aligned.source, model, text, answer}] : [];
  });
  const joined = parts.map(({text}) => text).join('');
  const text = `${joined.trimEnd()}\n`;
  const page = parsePage(text);
  const misplaced = parts.find(({model}, index) => !hasHeading(page.sections[index], model));
  if (misplaced) {
    const {level, id, hasExplicitId} = misplaced.model;
    const heading = `${'#'.repeat(level)}${hasExplicitId && id ? ` {#${id}}` : ''}`;
    refuseIf(name, [
      `the section ${nameOfSection(misplaced.model)} must have its heading of the source: ${heading}. Do not add, remove or move headings.`,
    ]);
  }
  if (page.sections.length > parts.length) {
    refuseIf(name, ['the last section has more headings than its source. Remove them.']);
  }
  const lost = Object.keys((translation ?? source).frontMatter).filter(
    (key) => !page.problem && page.frontMatter[key] === undefined,
  );
  const notes: string[] = [];
  const problems = parts.flatMap(({from, model, answer}, index) => {
    const found = page.sections[index];
    if (!answer || !from || !found) {
      return [];
    }
    const inSection = (problem: string) => `the section ${nameOfSection(model)}: ${problem}`;
    const avoided = textsOf([found]).flatMap(avoidedIn);
    const differences = sectionProblems(from, found);
    if (answer.reason?.trim()) {
      notes.push(...differences.map((one) => inSection(`${one} (${answer.reason})`)));
    }
    return [
      ...(hasSameCode(from, found) ? [] : ['its code blocks differ from the source']),
      ...(answer.reason?.trim() ? [] : differences),
      ...avoided.map((problem) => `according to the glossary, ${problem}`),
    ].map((problem) => inSection(`${problem}.`));
  });
  const inHead = lost.length > 0 ? [`the front matter lacks ${lost.join(', ')}.`] : [];
  refuseIf(name, [...inHead, ...problems]);
  return {text, page, notes};
}

/**
 * Runs `translations:import`: checks the answer to an export, writes the translations and records them. A page that does not fit is
 * refused as a whole.
 *
 * @throws TranslationProblem if a file cannot be read, or pages are refused. Pages that are not refused are written in any case.
 */
export function importPages(site: Site, fileName: string): string {
  if (!fs.statSync(fileName, {throwIfNoEntry: false})?.isFile()) {
    throw new TranslationProblem(`${fileName} is not a file. Pass one of translations:export.`);
  }
  const {locale, machine, pages} = parseExchangeFile(fs.readFileSync(fileName, 'utf8'), fileName);
  selectedLocales(site, {locale});
  const glossary = site.glossary();
  const avoidedIn = (text: string) => glossaryProblems(glossary, locale, text);
  const lock = withVersionBaselines(site, locale);

  /** @returns the lines to print */
  function importPage(answer: ExchangedPage): string[] {
    const name = answer.source;
    const page = site.pages.find(({file}) => site.nameOf(file) === name && !site.isExcluded(file));
    const found = page && pageTasks(site, locale, page, lock);
    if (!found) {
      refuseIf(name, ['it is not a page of the site. If it has moved, export it again.']);
      return [];
    }
    const {text, page: answered, notes} = answeredPage(found, answer, avoidedIn);
    const marked = machine ? markedAsMachine(text, answered) : text;
    const refusal = markPage(name, found.source, parsePage(marked), lock, {});
    refuseIf(name, refusal ? [`${refusal}.`] : []);
    const file = translationFile(page, locale);
    const present = fs.readFileSync(found.translation ? file : page.file, 'utf8');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    replaceFile(file, present.includes('\r\n') ? marked.replace(/\r?\n/g, '\r\n') : marked);
    const advice = found.translation ? [] : pathAdvice(site, page, file);
    const details = [...notes, ...advice].map((line) => `  ${line}`);
    return [`${site.nameOf(file)} is written and recorded.`, ...details];
  }

  const refusals: string[] = [];
  const written = pages.flatMap((answer) => orFallback(() => importPage(answer), [], refusals));
  if (written.length > 0) {
    writeLockFile(site.localeFolder(locale), lock);
  }
  return linesOrProblem(written, refusals);
}

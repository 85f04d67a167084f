import {diffWords} from 'diff';
import {namedPages, type Flags} from './commandInput';
import {escaped, escapeHtml} from './commandOutput';
import {repositoryOf} from './git';
import {recordedTexts} from './gitBaseline';
import {translationFile} from './localePages';
import {nameOfSection, readPage} from './page';
import {sectionTasks, type SectionTask} from './sectionTasks';
import type {Site} from './site';
import type {SourcePage} from './sourcePages';
import {withVersionBaselines} from './versionBaselines';

/** How the parts of a comparison are printed. */
type Style = {
  page: (name: string) => string;
  section: (name: string) => string;
  /** Lines of the source, and of the translation. */
  source: (formatted: string) => string;
  translation: (formatted: string) => string;
  escape: (text: string) => string;
  removed: (text: string) => string;
  added: (text: string) => string;
};

const color = (code: string) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;

const plain: Style = {
  page: (name) => name,
  section: (name) => name,
  source: (text) => text.replace(/^(?=.)/gm, '  '),
  translation: (text) => text.replace(/^/gm, '  │ '),
  escape: (text) => text,
  removed: (text) => `[-${text}-]`,
  added: (text) => `{+${text}+}`,
};
const colored: Style = {
  ...plain,
  page: color('1;4'),
  section: color('1'),
  removed: color('9;31'),
  added: color('32'),
};
const markdown: Style = {
  page: (name) => `### ${escaped(name)}`,
  section: (name) => `**${escaped(name)}**`,
  source: (formatted) => `<pre>${formatted}</pre>`,
  translation: (formatted) => `<blockquote><pre>${formatted}</pre></blockquote>`,
  escape: escapeHtml,
  removed: (text) => `<del>${text}</del>`,
  added: (text) => `<ins>${text}</ins>`,
};

/** The lines around changes: the first and the last line of a part that has not changed. */
const shortened = (text: string) => text.replace(/^(.*\n)[^]*\n[^]*(\n.*)$/, '$1…$2');

/** Number of changed words above which a text counts as another one. The time for a comparison grows with its square. */
const maxEditLength = 1000;

/** The words that have changed in a text. */
function wordDiff(before: string, after: string, locale: string, style: Style): string {
  const intlSegmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const [removed, added] = [before.trimEnd(), after.trimEnd()];
  const changes = diffWords(removed, added, {intlSegmenter, maxEditLength}) ?? [
    {value: removed, added: false, removed: true},
    {value: `\n\n${added}`, added: true, removed: false},
  ];
  return changes
    .map(({value, added, removed}) =>
      added
        ? style.added(style.escape(value))
        : removed
          ? style.removed(style.escape(value))
          : style.escape(shortened(value)),
    )
    .join('');
}

/** A section: what has changed in the source, and the present translation. */
function formatTask(task: SectionTask, old: string | undefined, locale: string, style: Style) {
  const {kind, source, translation} = task;
  const whole = (text: string) => style.escape(text.trimEnd());
  const parts = [style.section(`${nameOfSection(task)} ${kind}`)];
  if (source && kind === 'changed' && old !== undefined) {
    parts.push(style.source(wordDiff(old, source.text, locale, style)));
  }
  if (source && (kind === 'missing' || kind === 'code')) {
    parts.push(style.source(whole(source.text)));
  }
  if (translation && (kind !== 'changed' || old !== undefined) && kind !== 'unknown') {
    parts.push(style.translation(whole(translation.text)));
  }
  return parts.join('\n\n');
}

/** What has changed in the source of a page since its translation was recorded. */
function formatPage(site: Site, locale: string, page: SourcePage, style: Style): string {
  const name = site.nameOf(page.file);
  const file = translationFile(page, locale);
  const head = style.page(`${name} → ${site.nameOf(file)}`);
  const source = readPage(page.file);
  const translation = readPage(file);
  if (!source || !translation) {
    return `${head}\n\nNot translated. Run "translations:scaffold ${name} --locale ${locale}".`;
  }
  const baseline = withVersionBaselines(site, locale).baselines[name];
  const tasks = sectionTasks(source, translation, baseline);
  const hasChanged = tasks.some(({kind}) => kind === 'changed');
  const old =
    baseline && hasChanged ? recordedTexts(page.file, baseline) : new Map<string, string>();
  const isLost = tasks.some(
    ({kind, id}) => kind === 'changed' && baseline?.[id] !== undefined && !old.has(id),
  );
  const repository = repositoryOf(site.context.siteDir);
  const reason =
    'problem' in repository
      ? repository.problem
      : `the recorded text is not in the history of the file.${repository.advice}`;
  const {defaultLocale} = site.context.i18n;
  return [
    head,
    ...(baseline ? [] : ['No baseline is recorded, so what has changed is unknown.']),
    ...(isLost ? [`The earlier text of some sections cannot be shown: ${reason}`] : []),
    ...(tasks.length === 0 ? ['Nothing has changed.'] : []),
    ...tasks.map((task) => {
      // A section that the recorded source did not have is new.
      const before = baseline && baseline[task.id] === undefined ? '' : old.get(task.id);
      return formatTask(task, before, defaultLocale, style);
    }),
  ].join('\n\n');
}

/**
 * Runs `translations:diff`: for each section of a page to work on, what has changed in the source since its translation was recorded,
 * and the present translation. The earlier source comes from git, by its hash.
 *
 * @param hasColors whether the output supports colors
 * @throws TranslationProblem if a file is not a page or a lock file cannot be read
 */
export function diff(site: Site, files: string[], flags: Flags, hasColors: boolean): string {
  const style = flags.markdown ? markdown : hasColors ? colored : plain;
  return namedPages(site, files, flags)
    .flatMap(({locale, pages}) => pages.map((page) => formatPage(site, locale, page, style)))
    .join('\n\n');
}

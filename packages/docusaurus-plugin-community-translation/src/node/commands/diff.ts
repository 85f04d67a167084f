import {diffWords} from 'diff';
import {namedPages, type Flags} from './input';
import {escaped, escapeHtml} from './output';
import {repositoryOf} from '../git';
import {recordedTexts} from '../gitBaseline';
import {translationFile} from '../localePages';
import type {Lock} from '../lockFile';
import {nameOfSection} from '../page';
import {orFallback} from '../problem';
import {pageTasks, type SectionTask} from '../pageTasks';
import type {Site} from '../site';
import type {SourcePage} from '../sourcePages';
import {withVersionBaselines} from '../withVersionBaselines';

const plain = {
  page: (name: string) => name,
  section: (name: string) => name,
  /** Lines of the source, and of the translation. */
  source: (formatted: string) => formatted.replace(/^(?=.)/gm, '  '),
  translation: (formatted: string) => formatted.replace(/^/gm, '  │ '),
  escape: (text: string) => text,
  removed: (text: string) => `[-${text}-]`,
  added: (text: string) => `{+${text}+}`,
};

/** How the parts of a comparison are printed. */
type Style = typeof plain;

const color = (code: string) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;

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
  const [from, to] = [before.trimEnd(), after.trimEnd()];
  const changes = diffWords(from, to, {intlSegmenter, maxEditLength}) ?? [
    {value: from, added: false, removed: true},
    {value: `\n\n${to}`, added: true, removed: false},
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
function formatPage(site: Site, locale: string, page: SourcePage, lock: Lock, style: Style) {
  const found = pageTasks(site, locale, page, lock);
  const name = site.nameOf(page.file);
  const head = style.page(`${name} → ${site.nameOf(translationFile(page, locale))}`);
  if (!found?.translation) {
    return `${head}\n\nNot translated. Run "translations:scaffold ${name} --locale ${locale}".`;
  }
  const {baseline, tasks} = found;
  const recorded = recordedTexts(found);
  const isLost = tasks.some(
    ({kind, id}) => kind === 'changed' && baseline?.[id] !== undefined && !recorded.has(id),
  );
  const problems: string[] = [];
  const advice = orFallback(() => repositoryOf(site.context.siteDir, '').advice, '', problems);
  const reason = problems[0] ?? `the recorded text is not in the history of the file.${advice}`;
  return [
    head,
    ...(baseline ? [] : ['No baseline is recorded, so what has changed is unknown.']),
    ...(isLost ? [`The earlier text of some sections cannot be shown: ${reason}`] : []),
    ...(tasks.length === 0 ? ['Nothing has changed.'] : []),
    ...tasks.map((task) => {
      // A section that the recorded source did not have is new.
      const before = baseline && baseline[task.id] === undefined ? '' : recorded.get(task.id);
      return formatTask(task, before, site.context.i18n.defaultLocale, style);
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
    .flatMap(({locale, pages}) => {
      const lock = withVersionBaselines(site, locale);
      return pages.map((page) => formatPage(site, locale, page, lock, style));
    })
    .join('\n\n');
}

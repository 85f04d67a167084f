/** All statuses of a translation, in the order in which tables list them. */
export const statuses = [
  'current',
  'outdated',
  'different',
  'partial',
  'untranslated',
  'unknown',
  'machine',
] as const;

/**
 * Status of the translation of a page:
 * - `current`: translated, and the source has not changed since;
 * - `outdated`: translated, but the source has changed since;
 * - `different`: translated, and the source has not changed since, but order, number or code of the sections differ;
 * - `partial`: part of the text is still the text of the source, or a section was never translated;
 * - `untranslated`: there is no translation, or its text is the text of the source;
 * - `unknown`: translated, but no baseline is recorded;
 * - `machine`: the front matter of the translation says `translation: machine`.
 */
export type TranslationStatus = (typeof statuses)[number];

/** A section in which a translation differs from its source. */
export type SectionDifference = {
  /** Anchor of the heading in the source; for an `extra` section, in the translation. Empty for the text before the first heading. */
  id: string;
  /** The heading in the source; for an `extra` section, the heading in the translation. */
  title: string;
  /** The section in the translation: anchor and heading. Absent for a `missing` section. */
  translation?: {id: string; title: string};
  /**
   * - `changed`: the source of the section has changed since the baseline;
   * - `missing`: the translation does not have the section;
   * - `extra`: the source does not have the section;
   * - `reordered`: the section is at another position than in the source;
   * - `code`: the code blocks of the section differ.
   */
  kind: 'changed' | 'missing' | 'extra' | 'reordered' | 'code';
};

/** A page and the status of its translation in one locale. */
export type PageTranslation = {
  status: TranslationStatus;
  /** Content plugin of the page. */
  kind: 'docs' | 'blog' | 'pages';
  /** Source file, relative to the site directory, with forward slashes. */
  source: string;
  /** Translated file, relative to the site directory. Absent if it does not exist. */
  translation?: string;
  /** Title of the source. */
  title: string;
  /** Path without base URL, with a leading slash, as in the default locale: `/v1/guides/faq`. */
  path: string;
  /** Share of the translatable texts that are translated: 0–100, rounded down. */
  percent: number;
  differences: SectionDifference[];
  /** Short hash of the normalized source. A dismissal applies to one hash only. */
  sourceHash: string;
  /**
   * Commit of the source from which the translation was made, and its date in ISO 8601. Present if the source has changed, git
   * knows the commit, and the history was requested: in a build only for the locale that is being built.
   */
  since?: {commit: string; date: string};
  /** Number of words of the source. Present in the report of all locales. */
  words?: number;
  /** Number of other pages that link to the page. Present in the report of all locales. */
  links?: number;
  /** URL to edit or to create the translation, from the `editUrl` option of the content plugin. */
  editUrl?: string;
  /** URL of the change of the source since `since`, or of its history. */
  changesUrl?: string;
};

/** What every page knows about a page whose translation is not current. */
export type PageSummary = {
  status: TranslationStatus;
  /** See `PageTranslation.sourceHash`. Absent for an untranslated page, which a change of the source does not affect. */
  sourceHash?: string;
};

/** What the notice shows about a page whose translation is not current. `percent` is absent if the status is not `partial`. */
export type PageDetails = Partial<
  Pick<PageTranslation, 'percent' | 'differences' | 'since' | 'editUrl' | 'changesUrl'>
>;

/** The status of a page whose translation is not current. */
export type PageStatus = PageSummary & PageDetails;

/** Global data of the plugin. */
export type TranslationGlobalData = {
  /** Option of the plugin. */
  wording: 'official' | 'translated';
  /** Title of the dashboard in the locale that is built. Absent if the site has no dashboard. */
  dashboard?: string;
  /** Base URL of the default locale, with slashes at both ends. Absent in the default locale. */
  sourceBaseUrl?: string;
  /**
   * Path of a page, without base URL and trailing slash (`/` is the home page) → its status. Current pages are left out, to keep the
   * data small. Absent in the default locale.
   */
  pages?: Record<string, PageSummary>;
};

/** A UI string of a translation file that is missing, unused or invalid. */
export type StringProblem = {
  /** Translation file, relative to the site directory. */
  file: string;
  key: string;
  /**
   * - `missing`: the locale does not translate the string;
   * - `extra`: the site does not use the string;
   * - `plural`: wrong number of plural forms for the locale;
   * - `placeholder`: placeholders differ from the source, or a brace is unbalanced;
   * - `english`: the string equals the string of the default locale.
   */
  kind: 'missing' | 'extra' | 'plural' | 'placeholder' | 'english';
};

/** The translations of one locale. */
export type LocaleReport = {
  locale: string;
  /** Name of the locale in the language menu. */
  label: string;
  /** Number of pages in each status. */
  counts: Record<TranslationStatus, number>;
  /** Number of pages. */
  total: number;
  strings: StringProblem[];
  pages: PageTranslation[];
  /** The other problems in the files of the locale, one message each. */
  problems: string[];
};

/** The report of `translations:status --json`: all locales except the default locale. */
export type TranslationReport = {defaultLocale: string; locales: LocaleReport[]};

/** Content of the data of the dashboard. */
export type Dashboard = TranslationReport & {
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The UI strings of the package: id → string. */
  strings: Readonly<Record<string, string>>;
};

/** Content of `on-demand.json`, which pages load with the notice after a navigation, and when the language menu opens. */
export type OnDemand = {
  /** The UI strings of the notice and of the language menu: id → string. */
  strings: Record<string, string>;
  /** Path of a page, as in the global data → its details, in a translated locale. */
  details: Record<string, PageDetails>;
  /** Path of a page → `lang` attributes of the locales that do not translate it. */
  untranslatedIn: Record<string, string[]>;
};

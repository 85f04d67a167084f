/**
 * How a page stands in a locale:
 * - `current`: translated, and its source is what it was when the translation was made;
 * - `outdated`: translated, but the source changed since, or sections or code differ;
 * - `partial`: some of its text is still the source's;
 * - `untranslated`: no translation, or one that is the source's text;
 * - `unknown`: translated, but nobody recorded from which source;
 * - `machine`: the translation says of itself that a machine made it.
 */
export type TranslationStatus =
  'current' | 'outdated' | 'partial' | 'untranslated' | 'unknown' | 'machine';

/** A difference between source and translation. `changed`: the source section changed since the baseline; `code`: its code blocks differ. */
export type SectionDifference = {
  /** Anchor of the section's heading; empty for the text before the first heading. */
  id: string;
  /** The heading, in the source's language. */
  title: string;
  kind: 'changed' | 'missing' | 'extra' | 'reordered' | 'code';
};

export type PageTranslation = {
  status: TranslationStatus;
  kind: 'docs' | 'blog' | 'pages';
  /** Source file, relative to the repository or the site's folder, with forward slashes. */
  source: string;
  /** Translated file, absent where there is none. */
  translation?: string;
  title: string;
  /** Path without base URL, beginning with a slash, as in the default locale: `/v1/guides/faq`. */
  path: string;
  /** 0–100: share of blocks that are no longer source text; 100 where fully translated. */
  percent: number;
  differences: SectionDifference[];
  /** Hash of the normalised source, short; for remembering a dismissal. */
  sourceHash: string;
  /** Commit of the source from which the translation was made, from git where it can be had. */
  since?: {commit: string; date: string};
  /** From the `editUrl` options of the content plugins, absent where none. */
  editUrl?: string;
  /** Where a reader sees what changed in the source since the translation was made. */
  changesUrl?: string;
};

/**
 * What the plugin puts into global data in a build of a non-default locale. Only pages that are not current are listed, so that
 * pages pay little.
 */
export type TranslationGlobalData = {
  defaultLocale: string;
  /** Base URL of the default locale's site, with slashes at both ends. */
  sourceBaseUrl: string;
  /** Page path (without base URL, no trailing slash; `/` is the home page) → compact status. */
  pages: Record<
    string,
    Pick<
      PageTranslation,
      'status' | 'percent' | 'sourceHash' | 'differences' | 'editUrl' | 'changesUrl' | 'since'
    >
  >;
};

/** A text of a JSON file that is wrong. `english`: equal to the default locale's text. */
export type StringProblem = {
  file: string;
  key: string;
  kind: 'missing' | 'extra' | 'plural' | 'placeholder' | 'english';
};

/** How one locale stands. */
export type LocaleReport = {
  locale: string;
  label: string;
  counts: Record<TranslationStatus, number>;
  total: number;
  strings: StringProblem[];
  pages: PageTranslation[];
};

/** `translation-status.json`, and the data of the dashboard: all locales but the default one. */
export type TranslationReport = {defaultLocale: string; locales: LocaleReport[]};

/** `locale-availability.json`: path of a page, as in global data → locales in which it is not translated. */
export type LocaleAvailability = {untranslatedIn: Record<string, string[]>};

/**
 * A searchable part of a page: the text from a heading to the next one, or a definition. The indexer writes it, the engines search it, a
 * hit contains it, and the components show it.
 */
export type Section = {
  /** Path of the page with the base URL, as its route writes it. */
  url: string;
  /** Id of the section's heading. Empty for the section before the first heading. */
  anchor: string;
  /** `<html lang>` of the page. */
  lang: string;
  /** Language of the text, if it is not `lang`: the page is not translated yet. */
  contentLang?: string;
  /** Category of the page. The results are grouped by it. */
  category: string;
  /** Title of the page. */
  pageTitle: string;
  /** Headings from `<h2>` down to the section's own, which is the last. Empty for the section before the first heading. */
  headings: string[];
  /** Text of the section, without code blocks. */
  content: string;
  /** Words that are searched but not shown: identifiers of the code blocks, and keywords of the page. Absent if there are none. */
  hiddenWords?: string;
  /** Kind of page. */
  type: 'docs' | 'blog' | 'page';
  /** Index of the section within its page, from 0. */
  position: number;
  /** Set for a definition: the section explains one name, such as an option, which is its own heading. */
  isDefinition?: true;
  /** Label of the docs version. Absent if the page does not belong to a version. */
  version?: string;
  /** Docs instance and version of the page: `docs-<id of the docs plugin>-<name of the version>`. Absent as `version` is. */
  docsTag?: string;
  /** Breadcrumbs of the page, without the page itself, separated by " › ". Absent if the page has none. */
  breadcrumbs?: string;
  /** Factor of the page in the ranking, from its front matter. Absent if it is 1. */
  boost?: number;
};

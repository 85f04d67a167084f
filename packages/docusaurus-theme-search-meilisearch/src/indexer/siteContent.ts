import Joi from 'joi';
import {withoutSlash} from '../paths';
import {UserError} from '../node/userError';

/** What the front matter of a page says about search: `false` leaves the page out. */
export type PageSettings = false | {boost: number; keywords: string[]};

/** What the indexer reads from the content plugins. */
export type SiteContent = {
  /** Settings by path of the page, with the base URL and without a slash at the end. */
  pageSettings: ReadonlyMap<string, PageSettings>;
  /**
   * Labels of docs versions, by id of the docs plugin instance and name of the version. A page contains the name of its version
   * (`current`). Sections contain the label (`v1`), which still names the same version after a new one is cut and `current` is another
   * version.
   */
  versionLabels: Record<string, Record<string, string>>;
};

/** A page of a content plugin. */
type ContentPage = {
  permalink: string;
  /** Path of the file. Pages written in JavaScript have no front matter. */
  source?: string;
  frontMatter?: Record<string, unknown>;
};

type DocsContent = {
  loadedVersions: {versionName: string; label: string; docs: ContentPage[]}[];
};

/** The content of all plugins, by name and id of the plugin. The parts that are read are the same in Docusaurus 2.4 and 3. */
export type AllContent = {
  'docusaurus-plugin-content-docs'?: Record<string, DocsContent>;
  'docusaurus-plugin-content-blog'?: Record<string, {blogPosts: {metadata: ContentPage}[]}>;
  'docusaurus-plugin-content-pages'?: Record<string, ContentPage[] | null>;
};

const search = Joi.alternatives(
  Joi.valid(false),
  Joi.object({
    boost: Joi.number().positive().max(10).default(1),
    keywords: Joi.array().items(Joi.string()).default([]),
  }),
).messages({
  'alternatives.types': '{{#label}} must be false, or an object with "boost" or "keywords"',
});
const schema = Joi.object({search});

function settingsOf({source, frontMatter}: ContentPage): PageSettings | undefined {
  if (frontMatter?.search === undefined) {
    return undefined;
  }
  const {value, error} = schema.validate({search: frontMatter.search}, {convert: false});
  if (error) {
    throw new UserError(`Invalid front matter in ${source ?? 'a page'}: ${error.message}.`);
  }
  return (value as {search: PageSettings}).search;
}

/**
 * Reads the labels of docs versions, and the key `search` of the front matter of docs, blog posts and Markdown pages.
 *
 * @throws UserError that names the file, if a value is invalid
 */
export function readSiteContent(content: AllContent): SiteContent {
  const docs = Object.entries(content['docusaurus-plugin-content-docs'] ?? {});
  const blogs = Object.values(content['docusaurus-plugin-content-blog'] ?? {});
  const pages = Object.values(content['docusaurus-plugin-content-pages'] ?? {});
  const all = [
    ...docs.flatMap(([, {loadedVersions}]) => loadedVersions.flatMap((version) => version.docs)),
    ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
    ...pages.flatMap((list) => list ?? []),
  ];
  const pageSettings = new Map<string, PageSettings>();
  for (const page of all) {
    const settings = settingsOf(page);
    if (settings !== undefined) {
      pageSettings.set(withoutSlash(page.permalink), settings);
    }
  }
  const versionLabels = docs.map(([id, {loadedVersions}]) => [
    id,
    Object.fromEntries(loadedVersions.map(({versionName, label}) => [versionName, label])),
  ]);
  return {pageSettings, versionLabels: Object.fromEntries(versionLabels)};
}

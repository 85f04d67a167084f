import Joi from 'joi';

/** What the front matter of a page says about search: `false` leaves the page out. */
export type PageSettings = false | {boost: number; keywords: string[]};

/** Settings by path of the page, with the base URL and without a slash at the end. */
export type PageSettingsByPath = ReadonlyMap<string, PageSettings>;

/** A page of a content plugin. */
type ContentPage = {
  permalink: string;
  /** Path of the file. Pages written in JavaScript have no front matter. */
  source?: string;
  frontMatter?: Record<string, unknown>;
};

/** The content of all plugins, by name and id of the plugin. The parts that are read are the same in Docusaurus 2.4 and 3. */
export type AllContent = {
  'docusaurus-plugin-content-docs'?: Record<string, {loadedVersions: {docs: ContentPage[]}[]}>;
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
    throw new Error(`Invalid front matter in ${source ?? 'a page'}: ${error.message}.`);
  }
  return (value as {search: PageSettings}).search;
}

/** Removes the slash at the end of a path. Permalinks and routes have it or not, depending on `trailingSlash`. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * Reads the key `search` of the front matter of docs, blog posts and Markdown pages.
 *
 * @throws Error that names the file, if a value is invalid
 */
export function readPageSettings(content: AllContent): PageSettingsByPath {
  const docs = Object.values(content['docusaurus-plugin-content-docs'] ?? {});
  const blogs = Object.values(content['docusaurus-plugin-content-blog'] ?? {});
  const pages = Object.values(content['docusaurus-plugin-content-pages'] ?? {});
  const all = [
    ...docs.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs)),
    ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
    ...pages.flatMap((list) => list ?? []),
  ];
  const settings = new Map<string, PageSettings>();
  for (const page of all) {
    const own = settingsOf(page);
    if (own !== undefined) {
      settings.set(withoutSlash(page.permalink), own);
    }
  }
  return settings;
}

import type {FilterField, SearchFilter} from '../../search';

/** The attributes of a host by the fields of a section that a filter can test. */
const attributes: Record<FilterField, string> = {
  lang: 'lang',
  type: 'type',
  version: 'version',
  docsTag: 'docusaurus_tag',
  category: 'hierarchy_lvl0',
};

/** Attributes that a host must be able to filter. */
export const filterableAttributes: readonly string[] = Object.values(attributes);

/** Quotes a value. The expressions of Meilisearch have two escape sequences: a backslash before a quote or before a backslash. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns filters as Meilisearch expects them: all items of the outer list must match, and one of each inner list. */
export function filterExpression(filter: SearchFilter[]): string[][] {
  return filter.flatMap((item) =>
    (Object.keys(attributes) as FilterField[]).flatMap((field) => {
      const attribute = attributes[field];
      const values = item[field];
      return values
        ? [
            values.flatMap((value) =>
              value === null
                ? [`${attribute} NOT EXISTS`, `${attribute} IS NULL`]
                : [`${attribute} = ${quoted(value)}`],
            ),
          ]
        : [];
    }),
  );
}

import {isFields} from '../../isFields';
import {filterFields, type FilterField, type SearchFilter} from '../../search';
import type {Section} from '../../section';

const fields: readonly string[] = filterFields;

function isSearchFilter(filter: unknown): filter is SearchFilter {
  const isAllowed = ([field, values]: [string, unknown]) =>
    fields.includes(field) &&
    Array.isArray(values) &&
    values.every((value) => value === null || typeof value === 'string');
  return isFields(filter) && Object.entries(filter).every(isAllowed);
}

function fail(filter: unknown): never {
  throw new Error(
    `Invalid search filter ${JSON.stringify(filter)}: expected a list of objects with lists of strings or null for ${fields.join(', ')}, such as [{"lang": ["en"]}].`,
  );
}

/**
 * Returns a function that says whether a section passes all filters of a list.
 *
 * @param filter a `SearchFilter[]`
 * @throws Error with the filter and what is expected, if it is something else
 */
export function parseFilter(filter: unknown): (section: Section) => boolean {
  const list: unknown[] = Array.isArray(filter) ? filter : fail(filter);
  const tests = list
    .map((item) => (isSearchFilter(item) ? item : fail(item)))
    .flatMap((item) => Object.entries(item) as [FilterField, (string | null)[]][]);
  return (section) => tests.every(([field, values]) => values.includes(section[field] ?? null));
}

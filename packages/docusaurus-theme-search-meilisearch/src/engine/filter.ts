import type {SearchDocument, SearchFilter} from './searchTypes';

type Condition = (document: SearchDocument) => boolean;

const conditionPattern =
  /^\s*(\w+)\s+(?:(!?=)\s*(?:"([^"]*)"|'([^']*)'|(\S+))|(NOT\s+)?(EXISTS))\s*$/;

function parseCondition(text: string): Condition {
  const match = conditionPattern.exec(text);
  if (!match) {
    throw new Error(
      `Cannot read the search filter "${text}". Write 'attribute = value', 'attribute != value', 'attribute EXISTS' or 'attribute NOT EXISTS'.`,
    );
  }
  const attribute = match[1] as keyof SearchDocument;
  if (match[7]) {
    const isWanted = !match[6];
    return (document) => (document[attribute] !== undefined) === isWanted;
  }
  const value = match[3] ?? match[4] ?? match[5];
  const isWanted = match[2] === '=';
  return (document) => (String(document[attribute]) === value) === isWanted;
}

/**
 * Reads a filter in Meilisearch's list form: all of the list must hold, of a list within it one.
 *
 * @throws Error with the expression that cannot be read
 */
export function parseFilter(filter: SearchFilter): Condition {
  const conditions = filter.map((entry): Condition => {
    const alternatives = (Array.isArray(entry) ? entry : [entry]).map(parseCondition);
    return (document) => alternatives.some((isTrue) => isTrue(document));
  });
  return (document) => conditions.every((isTrue) => isTrue(document));
}

import type {SearchDocument, SearchFilter} from './searchTypes';

type Condition = (document: SearchDocument) => boolean;

type Field = string | number | null | undefined;

/** How deep parentheses and NOT may go; the number is Meilisearch's. */
const maxDepth = 200;

const tokenPattern =
  /\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s()[\],=<>!'"]+)|([<>!]=|\S))/g;

/** A word that is quoted is a value, never a keyword. */
type Token = {text: string; kind: 'quoted' | 'word' | 'sign'};

function tokensOf(expression: string): Token[] {
  return Array.from(
    expression.trimEnd().matchAll(tokenPattern),
    ([, double, single, word, sign]) => {
      const quoted = double ?? single;
      return quoted === undefined
        ? {text: word ?? sign ?? '', kind: word === undefined ? 'sign' : 'word'}
        : {text: quoted.replace(/\\(.)/g, '$1'), kind: 'quoted'};
    },
  );
}

function isEqual(field: Field, value: string): boolean {
  return String(field).toLowerCase() === value.toLowerCase();
}

/** What each sign compares; an attribute that a document lacks or that is null is equal to nothing. */
const comparisons: Record<string, (field: Field, value: string) => boolean> = {
  '=': (field, value) => field != null && isEqual(field, value),
  '!=': (field, value) => field == null || !isEqual(field, value),
  '>': (field, value) => Number(field ?? NaN) > Number(value),
  '>=': (field, value) => Number(field ?? NaN) >= Number(value),
  '<': (field, value) => Number(field ?? NaN) < Number(value),
  '<=': (field, value) => Number(field ?? NaN) <= Number(value),
};

/** Reads Meilisearch's filter expressions: NOT binds closest, then AND, then OR. */
class FilterReader {
  private readonly tokens: Token[];
  private place = 0;
  private depth = 0;

  constructor(private readonly expression: string) {
    this.tokens = tokensOf(expression);
  }

  read(): Condition {
    const condition = this.alternatives();
    return this.place < this.tokens.length ? this.fail('AND or OR') : condition;
  }

  private fail(wanted: string): never {
    const found = this.tokens[this.place]?.text;
    throw new Error(
      `Cannot read the search filter ${JSON.stringify(this.expression)}: ${wanted} is expected ${
        found === undefined ? 'at its end' : `instead of "${found}"`
      }.`,
    );
  }

  /** Whether the next tokens are these; then they are read. */
  private next(...texts: string[]): boolean {
    const isNext = texts.every((text, index) => {
      const token = this.tokens[this.place + index];
      return token?.text === text && token.kind !== 'quoted';
    });
    this.place += isNext ? texts.length : 0;
    return isNext;
  }

  private expect(sign: string): void {
    if (!this.next(sign)) {
      this.fail(`"${sign}"`);
    }
  }

  /** A name or a value. */
  private text(wanted: string): string {
    const token = this.tokens[this.place];
    if (!token || token.kind === 'sign') {
      return this.fail(wanted);
    }
    this.place += 1;
    return token.text;
  }

  private alternatives(): Condition {
    const conditions = [this.conjunction()];
    while (this.next('OR')) {
      conditions.push(this.conjunction());
    }
    return (document) => conditions.some((isTrue) => isTrue(document));
  }

  private conjunction(): Condition {
    const conditions = [this.negation()];
    while (this.next('AND')) {
      conditions.push(this.negation());
    }
    return (document) => conditions.every((isTrue) => isTrue(document));
  }

  private negation(): Condition {
    this.depth += 1;
    if (this.depth > maxDepth) {
      this.fail('a less deeply nested expression');
    }
    let condition: Condition;
    if (this.next('NOT')) {
      const negated = this.negation();
      condition = (document) => !negated(document);
    } else if (this.next('(')) {
      condition = this.alternatives();
      this.expect(')');
    } else {
      condition = this.condition();
    }
    this.depth -= 1;
    return condition;
  }

  private condition(): Condition {
    const attribute = this.text('an attribute') as keyof SearchDocument;
    const test = this.test();
    return (document) =>
      test(
        Object.prototype.hasOwnProperty.call(document, attribute) ? document[attribute] : undefined,
      );
  }

  /** What follows the name of an attribute. */
  private test(): (field: Field) => boolean {
    const sign = Object.keys(comparisons).find((candidate) => this.next(candidate));
    if (sign !== undefined) {
      const value = this.text('a value');
      return (field) => (comparisons[sign] as (typeof comparisons)[string])(field, value);
    }
    if (this.next('EXISTS')) {
      return (field) => field !== undefined;
    }
    if (this.next('NOT', 'EXISTS')) {
      return (field) => field === undefined;
    }
    if (this.next('IS', 'NULL')) {
      return (field) => field === null;
    }
    if (this.next('IS', 'NOT', 'NULL')) {
      return (field) => field !== null;
    }
    if (this.tokens[this.place + 1]?.text === 'TO') {
      const least = this.text('a value');
      this.next('TO');
      const most = this.text('a value');
      return (field) =>
        Number(field ?? NaN) >= Number(least) && Number(field ?? NaN) <= Number(most);
    }
    const isWanted = !this.next('NOT');
    if (!this.next('IN')) {
      this.fail('=, !=, >, >=, <, <=, TO, IN, EXISTS or IS NULL');
    }
    const values = this.list();
    return (field) => values.some((value) => comparisons['=']?.(field, value)) === isWanted;
  }

  private list(): string[] {
    const values: string[] = [];
    this.expect('[');
    while (!this.next(']')) {
      values.push(this.text('a value or "]"'));
      if (!this.next(',')) {
        this.expect(']');
        break;
      }
    }
    return values;
  }
}

function readExpression(expression: unknown): Condition {
  if (typeof expression !== 'string') {
    throw new Error(`A search filter must be text, not ${JSON.stringify(expression)}.`);
  }
  return expression.trim() === '' ? () => true : new FilterReader(expression).read();
}

/**
 * Reads a filter as Meilisearch does: an expression, or a list of them, all of which must hold; of a list within it one.
 *
 * @throws Error that says what of the expression cannot be read
 */
export function parseFilter(filter: SearchFilter | string): Condition {
  const conditions = [filter].flat().map((entry): Condition => {
    const alternatives = [entry].flat().map(readExpression);
    return (document) =>
      alternatives.length === 0 || alternatives.some((isTrue) => isTrue(document));
  });
  return (document) => conditions.every((isTrue) => isTrue(document));
}

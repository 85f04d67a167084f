import type {SearchDocument, SearchFilter} from './searchTypes';

type Condition = (document: SearchDocument) => boolean;

type Field = string | number | boolean | null | undefined;

/** Maximum nesting of parentheses and NOT. Same as in Meilisearch. */
const maxDepth = 200;

const tokenPattern =
  /\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s()[\],=<>!'"]+)|([<>!]=|\S))/g;

/** A quoted word is always a value, never a keyword. */
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

/** Comparison operators. A missing or `null` attribute equals nothing. */
const comparisons: Record<string, (field: Field, value: string) => boolean> = {
  '=': (field, value) => field != null && isEqual(field, value),
  '!=': (field, value) => field == null || !isEqual(field, value),
  '>': (field, value) => Number(field ?? NaN) > Number(value),
  '>=': (field, value) => Number(field ?? NaN) >= Number(value),
  '<': (field, value) => Number(field ?? NaN) < Number(value),
  '<=': (field, value) => Number(field ?? NaN) <= Number(value),
};

/** A recursive descent parser of Meilisearch's filter expressions. Precedence: NOT, then AND, then OR. */
class FilterParser {
  private readonly tokens: Token[];
  private position = 0;
  private depth = 0;

  constructor(private readonly expression: string) {
    this.tokens = tokensOf(expression);
  }

  parse(): Condition {
    const condition = this.alternatives();
    return this.position < this.tokens.length ? this.fail('AND or OR') : condition;
  }

  private fail(expected: string): never {
    const found = this.tokens[this.position]?.text;
    throw new Error(
      `Invalid search filter ${JSON.stringify(this.expression)}: expected ${expected} ${
        found === undefined ? 'at the end' : `instead of "${found}"`
      }.`,
    );
  }

  /** Consumes the given tokens if they are next, and returns whether they were. */
  private accept(...texts: string[]): boolean {
    const isNext = texts.every((text, index) => {
      const token = this.tokens[this.position + index];
      return token?.text === text && token.kind !== 'quoted';
    });
    this.position += isNext ? texts.length : 0;
    return isNext;
  }

  private expect(sign: string): void {
    if (!this.accept(sign)) {
      this.fail(`"${sign}"`);
    }
  }

  /** Consumes an attribute name or a value. */
  private text(expected: string): string {
    const token = this.tokens[this.position];
    if (!token || token.kind === 'sign') {
      return this.fail(expected);
    }
    this.position += 1;
    return token.text;
  }

  private alternatives(): Condition {
    const conditions = [this.conjunction()];
    while (this.accept('OR')) {
      conditions.push(this.conjunction());
    }
    return (document) => conditions.some((isTrue) => isTrue(document));
  }

  private conjunction(): Condition {
    const conditions = [this.negation()];
    while (this.accept('AND')) {
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
    if (this.accept('NOT')) {
      const negated = this.negation();
      condition = (document) => !negated(document);
    } else if (this.accept('(')) {
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

  /** Parses what follows an attribute name. */
  private test(): (field: Field) => boolean {
    const sign = Object.keys(comparisons).find((candidate) => this.accept(candidate));
    if (sign !== undefined) {
      const value = this.text('a value');
      return (field) => (comparisons[sign] as (typeof comparisons)[string])(field, value);
    }
    if (this.accept('EXISTS')) {
      return (field) => field !== undefined;
    }
    if (this.accept('NOT', 'EXISTS')) {
      return (field) => field === undefined;
    }
    if (this.accept('IS', 'NULL')) {
      return (field) => field === null;
    }
    if (this.accept('IS', 'NOT', 'NULL')) {
      return (field) => field !== null;
    }
    if (this.tokens[this.position + 1]?.text === 'TO') {
      const least = this.text('a value');
      this.accept('TO');
      const most = this.text('a value');
      return (field) =>
        Number(field ?? NaN) >= Number(least) && Number(field ?? NaN) <= Number(most);
    }
    const isIncluded = !this.accept('NOT');
    if (!this.accept('IN')) {
      this.fail('=, !=, >, >=, <, <=, TO, IN, EXISTS or IS NULL');
    }
    const values = this.list();
    return (field) => values.some((value) => comparisons['=']?.(field, value)) === isIncluded;
  }

  private list(): string[] {
    const values: string[] = [];
    this.expect('[');
    while (!this.accept(']')) {
      values.push(this.text('a value or "]"'));
      if (!this.accept(',')) {
        this.expect(']');
        break;
      }
    }
    return values;
  }
}

function parseExpression(expression: unknown): Condition {
  if (typeof expression !== 'string') {
    throw new Error(`A search filter must be a string, not ${JSON.stringify(expression)}.`);
  }
  return expression.trim() === '' ? () => true : new FilterParser(expression).parse();
}

/**
 * Parses a filter as Meilisearch does: an expression, or a list of expressions that must all match. Of a nested list, at least one
 * must match.
 *
 * @returns function that says whether a document matches
 * @throws Error with the expression and what is wrong with it
 */
export function parseFilter(filter: SearchFilter | string): Condition {
  const conditions = [filter].flat().map((entry): Condition => {
    const alternatives = [entry].flat().map(parseExpression);
    return (document) =>
      alternatives.length === 0 || alternatives.some((isTrue) => isTrue(document));
  });
  return (document) => conditions.every((isTrue) => isTrue(document));
}

/**
 * Replaces characters with which a text of a page could control a terminal or change the order of its letters. Line breaks, tabs and
 * the colors of `translations:diff` are kept.
 */
export function printable(text: string): string {
  return text.replace(
    // eslint-disable-next-line no-control-regex
    /(\u001b\[(?:0|1|1;4|32|9;31)m)|(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (_, color: string | undefined) => color ?? ' ',
  );
}

/** A problem in a file or on the command line that a user can fix. The message names the file and the key. */
export class TranslationProblem extends Error {
  override name = 'TranslationProblem';

  constructor(message: string) {
    super(printable(message));
  }
}

/**
 * The result of a function, or the fallback if it throws a problem that a user can fix. Other errors are not caught.
 *
 * @param problems gets the message of the problem
 */
export function orFallback<Result>(
  run: () => Result,
  fallback: Result,
  problems: string[],
): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof TranslationProblem)) {
      throw error;
    }
    problems.push(error.message);
    return fallback;
  }
}

/**
 * The output of a command that does what it can.
 *
 * @throws TranslationProblem with the output and the problems, if there are any
 */
export function linesOrProblem(lines: string[], problems: string[]): string {
  if (problems.length > 0) {
    throw new TranslationProblem([...lines, ...problems].join('\n'));
  }
  return lines.join('\n');
}

/** Prints a warning with all problems, if there are any. */
export function warnOf(problems: string[]): void {
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const list = problems.map((problem) => `\n- ${problem}`).join('');
    console.warn(printable(`[WARNING] Translations: ${count}.${list}`));
  }
}

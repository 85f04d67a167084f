/** Something wrong in a file that a person has to put right. The message names file and key. */
export class TranslationProblem extends Error {
  override name = 'TranslationProblem';
}

/** What to do with problems: end the build, or print them and go on. */
export type OnProblem = 'throw' | 'warn';

/** @throws TranslationProblem with all problems in one message, if there are any and `onProblem` says so */
export function reportProblems(problems: string[], onProblem: OnProblem): void {
  if (problems.length === 0) {
    return;
  }
  const message = `Translations: ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}.\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
  if (onProblem === 'throw') {
    throw new TranslationProblem(message);
  }
  console.warn(`[WARNING] ${message}`);
}

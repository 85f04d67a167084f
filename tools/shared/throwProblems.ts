/**
 * Ends a build because of problems in the configuration of the site, if there are any.
 *
 * @throws Error with one line for each problem. Docusaurus prints the stack, whose frames would all be in the package, so it has none.
 */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) {
    const error = new Error(problems.join('\n'));
    error.stack = error.message;
    throw error;
  }
}

import codeTranslations from '@generated/codeTranslations';

/**
 * Adds strings of the package to those that `translate` finds. In a production build, they are not in `codeTranslations`, which every
 * page loads. Strings of the site come first.
 */
export const addStrings = (strings: Readonly<Record<string, string>>): void =>
  void Object.assign(codeTranslations, {...strings, ...codeTranslations});

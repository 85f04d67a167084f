const categories: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a message for a number. Forms are separated by `|` in the order of the language's plural categories, as in
 * Docusaurus' own messages; a language with fewer forms than categories uses its last one.
 *
 * @param locale BCP 47
 */
export function pluralForm(message: string, count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const known = rules.resolvedOptions().pluralCategories;
  const index = categories.filter((name) => known.includes(name)).indexOf(rules.select(count));
  const forms = message.split('|');
  return forms[Math.min(index, forms.length - 1)] ?? message;
}

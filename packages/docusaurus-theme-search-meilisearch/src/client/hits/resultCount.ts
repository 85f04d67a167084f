import {translate} from '@docusaurus/Translate';

const categories: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Selects the plural form of a message. The forms are separated by `|`, in the order of the plural categories of the language, as
 * in the messages of Docusaurus. If there are fewer forms than categories, the last form is used for the remaining ones.
 *
 * @param message one or more plural forms, such as `{count} result|{count} results`
 * @param locale BCP 47 language tag
 * @throws RangeError if `locale` is not a valid language tag
 */
export function pluralForm(message: string, count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const known = rules.resolvedOptions().pluralCategories;
  const index = categories.filter((name) => known.includes(name)).indexOf(rules.select(count));
  const forms = message.split('|');
  return forms[Math.min(index, forms.length - 1)] ?? message;
}

/**
 * Returns how many results were found, in the language of the site.
 *
 * @param locale BCP 47 language tag
 * @throws RangeError if `locale` is not a valid language tag
 */
export function resultCount(total: number, locale: string): string {
  const forms = translate({
    id: 'theme.search.count',
    message: '{count} result found|{count} results found',
    description:
      'Announced to screen readers. Plural forms are separated by |, in the order of the plural categories of the language.',
  });
  return pluralForm(forms, total, locale).replace('{count}', String(total));
}

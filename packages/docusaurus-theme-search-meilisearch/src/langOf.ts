/** The part of `i18n` of a site that `langOf` needs. */
export type SiteLocales = {
  locales: string[];
  localeConfigs: Record<string, {htmlLang?: string} | undefined>;
};

/** `<html lang>` of a locale, which is the field `lang` of its sections. */
export function langOf(locale: string, {localeConfigs}: Omit<SiteLocales, 'locales'>): string {
  return localeConfigs[locale]?.htmlLang ?? locale;
}

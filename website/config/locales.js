// @ts-check

/**
 * The locales of the site. `package.json` has a script and `turbo.json` a task for each of them. `htmlLang` and `direction` set
 * `<html lang dir>`, `calendar` formats the dates of blog posts and of the last changes.
 *
 * @type {import('@docusaurus/types').I18nConfig}
 */
module.exports = {
  defaultLocale: 'en',
  locales: ['en', 'fr', 'ko', 'zh-cn', 'it'],
  path: '../i18n',
  localeConfigs: {
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'},
    fr: {label: 'Français', direction: 'ltr', htmlLang: 'fr', calendar: 'gregory'},
    ko: {label: '한국어', direction: 'ltr', htmlLang: 'ko', calendar: 'gregory'},
    'zh-cn': {label: '简体中文', direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory'},
    it: {label: 'Italiano', direction: 'ltr', htmlLang: 'it', calendar: 'gregory'},
  },
};

import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import TranslationsCell from '@theme/TranslationsCell';
import {goodFirstPages, type LocaleReport} from 'docusaurus-plugin-community-translation/client';

/** The pages with the least work in each locale. Renders nothing if all pages are current. */
export default function TranslationsFirstPages({locales}: {locales: LocaleReport[]}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const open = locales
    .map((locale) => ({locale, pages: goodFirstPages(locale.pages)}))
    .filter(({pages}) => pages.length > 0);
  if (open.length === 0) {
    return null;
  }
  return (
    <section>
      <h2>
        <Translate id="theme.translationsPage.firstPages">Good first pages</Translate>
      </h2>
      <div className="translations__first-pages">
        {open.map(({locale, pages}) => (
          <div key={locale.locale}>
            <h3 lang={localeConfigs[locale.locale]?.htmlLang}>{locale.label}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <TranslationsCell locale={locale} page={page} />{' '}
                  <span lang={localeConfigs[defaultLocale]?.htmlLang}>{page.title}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

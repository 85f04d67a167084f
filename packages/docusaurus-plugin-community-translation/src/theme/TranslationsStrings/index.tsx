import React, {type ReactElement} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import TranslationsTable from '@theme/TranslationsTable';
import type {LocaleReport, StringProblem} from 'docusaurus-plugin-community-translation/client';

const labels: Record<StringProblem['kind'], ReactElement> = {
  missing: <Translate id="theme.translationsPage.string.missing">missing</Translate>,
  extra: <Translate id="theme.translationsPage.string.extra">not used</Translate>,
  plural: (
    <Translate id="theme.translationsPage.string.plural">wrong number of plural forms</Translate>
  ),
  placeholder: (
    <Translate id="theme.translationsPage.string.placeholder">
      placeholders differ from the original
    </Translate>
  ),
  english: <Translate id="theme.translationsPage.string.english">same as the original</Translate>,
};

/** The problems in the UI strings of all locales, folded by locale. Renders nothing if there are none. */
export default function TranslationsStrings({locales}: {locales: LocaleReport[]}) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const affected = locales.filter(({strings}) => strings.length > 0);
  if (affected.length === 0) {
    return null;
  }
  const file = translate({id: 'theme.translationsPage.file', message: 'File name'});
  const problem = translate({id: 'theme.translationsPage.problem', message: 'Problem'});
  return (
    <section>
      <h2 id="strings">
        <Translate id="theme.translationsPage.strings">Problems in UI strings</Translate>
      </h2>
      {affected.map(({locale, label, strings}) => (
        <details key={locale} className="translations__strings margin-bottom--sm">
          <summary>
            <span lang={localeConfigs[locale]?.htmlLang}>{label}</span> ({strings.length})
          </summary>
          <TranslationsTable
            caption={translate(
              {
                id: 'theme.translationsPage.stringsCaption',
                message: 'UI strings that are missing or invalid: {language}',
                description: 'Caption of the table of problems in UI strings of a language',
              },
              {language: label},
            )}
            columns={[
              <Translate key="key" id="theme.translationsPage.key">
                Key
              </Translate>,
              <span key="file">{file}</span>,
              <span key="problem">{problem}</span>,
            ]}
          >
            {strings.map(({file: name, key, kind}) => (
              <tr key={`${name} ${key} ${kind}`}>
                <th scope="row">{key}</th>
                <td data-label={file}>{name}</td>
                <td data-label={problem}>{labels[kind]}</td>
              </tr>
            ))}
          </TranslationsTable>
        </details>
      ))}
    </section>
  );
}

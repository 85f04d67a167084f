import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import TranslationsTable from '@theme/TranslationsTable';
import type {LocaleReport, StringProblem} from 'docusaurus-plugin-community-translation/client';

function problemLabel(kind: StringProblem['kind']): string {
  switch (kind) {
    case 'missing':
      return translate({
        id: 'theme.translationsPage.string.missing',
        message: 'missing',
        description: 'Problem of a translated UI string',
      });
    case 'extra':
      return translate({
        id: 'theme.translationsPage.string.extra',
        message: 'not used',
        description: 'Problem of a translated UI string',
      });
    case 'plural':
      return translate({
        id: 'theme.translationsPage.string.plural',
        message: 'wrong number of plural forms',
        description: 'Problem of a translated UI string',
      });
    case 'placeholder':
      return translate({
        id: 'theme.translationsPage.string.placeholder',
        message: 'placeholders differ from the original',
        description: 'Problem of a translated UI string',
      });
    case 'english':
      return translate({
        id: 'theme.translationsPage.string.english',
        message: 'same as the original',
        description: 'Problem of a translated UI string',
      });
  }
}

/** The problems in the UI strings of all locales. Renders nothing if there are none. */
export default function TranslationsStrings({locales}: {locales: LocaleReport[]}) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  if (locales.every(({strings}) => strings.length === 0)) {
    return null;
  }
  return (
    <section>
      <h2>
        <Translate id="theme.translationsPage.strings">Problems in UI strings</Translate>
      </h2>
      <TranslationsTable
        caption={translate({
          id: 'theme.translationsPage.stringsCaption',
          message: 'UI strings that are missing or invalid',
          description: 'Caption of the table of problems in UI strings',
        })}
        columns={[
          <Translate key="language" id="theme.translationsPage.language">
            Language
          </Translate>,
          <Translate key="file" id="theme.translationsPage.file">
            File name
          </Translate>,
          <Translate key="key" id="theme.translationsPage.key">
            Key
          </Translate>,
          <Translate key="problem" id="theme.translationsPage.problem">
            Problem
          </Translate>,
        ]}
      >
        {locales.flatMap(({locale, label, strings}) =>
          strings.map(({file, key, kind}) => (
            <tr key={`${file} ${key} ${kind}`}>
              <td lang={localeConfigs[locale]?.htmlLang}>{label}</td>
              <td>{file}</td>
              <td>{key}</td>
              <td>{problemLabel(kind)}</td>
            </tr>
          )),
        )}
      </TranslationsTable>
    </section>
  );
}

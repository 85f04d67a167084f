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
        description: 'What is wrong with a translated text',
      });
    case 'extra':
      return translate({
        id: 'theme.translationsPage.string.extra',
        message: 'not used',
        description: 'What is wrong with a translated text',
      });
    case 'plural':
      return translate({
        id: 'theme.translationsPage.string.plural',
        message: 'wrong number of plural forms',
        description: 'What is wrong with a translated text',
      });
    case 'placeholder':
      return translate({
        id: 'theme.translationsPage.string.placeholder',
        message: 'other placeholders than in the original',
        description: 'What is wrong with a translated text',
      });
    case 'english':
      return translate({
        id: 'theme.translationsPage.string.english',
        message: 'as in the original',
        description: 'What is wrong with a translated text',
      });
  }
}

/** What is wrong in the files of texts, by language. Nothing where nothing is. */
export default function TranslationsStrings({locales}: {locales: LocaleReport[]}) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  if (locales.every(({strings}) => strings.length === 0)) {
    return null;
  }
  return (
    <section>
      <h2>
        <Translate id="theme.translationsPage.strings">Problems in texts</Translate>
      </h2>
      <TranslationsTable
        caption={translate({
          id: 'theme.translationsPage.stringsCaption',
          message: 'Texts of the interface that are missing or wrong',
          description: 'Caption of the table of problems in the files of texts',
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

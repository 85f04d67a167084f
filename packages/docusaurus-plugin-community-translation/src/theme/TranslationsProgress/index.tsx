import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import TranslationBadge from '@theme/TranslationBadge';
import TranslationsTable from '@theme/TranslationsTable';
import {statuses, type LocaleReport} from 'docusaurus-plugin-community-translation/client';

/** The number of pages in each status, for each locale. */
export default function TranslationsProgress({locales}: {locales: LocaleReport[]}) {
  const {localeConfigs} = useDocusaurusContext().i18n;
  return (
    <TranslationsTable
      caption={translate({
        id: 'theme.translationsPage.progress',
        message: 'Pages by language and status',
        description: 'Caption of the table with the number of pages by language and status',
      })}
      columns={[
        <Translate key="language" id="theme.translationsPage.language">
          Language
        </Translate>,
        <Translate key="done" id="theme.translationsPage.done">
          Done
        </Translate>,
        ...statuses.map((status) => <TranslationBadge key={status} status={status} />),
        <Translate key="strings" id="theme.translationsPage.strings">
          Problems in UI strings
        </Translate>,
      ]}
    >
      {locales.map(({locale, label, counts, total, strings}) => (
        <tr key={locale}>
          <th scope="row" lang={localeConfigs[locale]?.htmlLang}>
            {label}
          </th>
          <td>
            <progress value={counts.current} max={total} aria-label={label} />{' '}
            {Math.floor((counts.current / Math.max(1, total)) * 100)}%
          </td>
          {statuses.map((status) => (
            <td key={status}>{counts[status]}</td>
          ))}
          <td>{strings.length}</td>
        </tr>
      ))}
    </TranslationsTable>
  );
}

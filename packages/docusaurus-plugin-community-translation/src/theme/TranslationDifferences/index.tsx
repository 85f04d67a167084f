import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import type {SectionDifference} from 'docusaurus-plugin-community-translation/client';

function kindLabel(kind: SectionDifference['kind']): string {
  switch (kind) {
    case 'changed':
      return translate({
        id: 'theme.translationStatus.section.changed',
        message: 'changed in the original',
        description: 'How a section of the translation differs from the original',
      });
    case 'missing':
      return translate({
        id: 'theme.translationStatus.section.missing',
        message: 'missing here',
        description: 'How a section of the translation differs from the original',
      });
    case 'extra':
      return translate({
        id: 'theme.translationStatus.section.extra',
        message: 'not in the original',
        description: 'How a section of the translation differs from the original',
      });
    case 'reordered':
      return translate({
        id: 'theme.translationStatus.section.reordered',
        message: 'elsewhere in the original',
        description: 'How a section of the translation differs from the original',
      });
    case 'code':
      return translate({
        id: 'theme.translationStatus.section.code',
        message: 'other code than in the original',
        description: 'How a section of the translation differs from the original',
      });
  }
}

/** Names the sections in which translation and source differ. Titles are those of the source, in its language. */
export default function TranslationDifferences({differences}: {differences: SectionDifference[]}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <details className="translation-status__differences">
      <summary>
        <Translate
          id="theme.translationStatus.sections"
          description="Opens the list of sections in which translation and original differ"
          values={{count: differences.length}}
        >
          {'Sections that differ ({count})'}
        </Translate>
      </summary>
      <ul>
        {differences.map(({id, title, kind}) => (
          <li key={`${id} ${kind}`}>
            {title === '' ? (
              <Translate
                id="theme.translationStatus.introduction"
                description="Stands for the text of a page before its first heading"
              >
                Introduction
              </Translate>
            ) : (
              <span lang={localeConfigs[defaultLocale]?.htmlLang}>{title}</span>
            )}
            {' — '}
            {kindLabel(kind)}
          </li>
        ))}
      </ul>
    </details>
  );
}

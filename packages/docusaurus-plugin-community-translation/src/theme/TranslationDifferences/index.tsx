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
        message: 'at another position in the original',
        description: 'How a section of the translation differs from the original',
      });
    case 'code':
      return translate({
        id: 'theme.translationStatus.section.code',
        message: 'code differs from the original',
        description: 'How a section of the translation differs from the original',
      });
  }
}

/** The sections in which translation and source differ, with the titles of the source. */
export default function TranslationDifferences({differences}: {differences: SectionDifference[]}) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <details className="translation-status__differences">
      <summary>
        <Translate
          id="theme.translationStatus.sections"
          description="Label of the list of sections in which translation and original differ"
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
                description="Name of the text before the first heading of a page"
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

import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, {translate} from '@docusaurus/Translate';
import {
  useSourcePathname,
  type ShownDifference,
} from 'docusaurus-plugin-community-translation/client';

function kindLabel(kind: ShownDifference['kind']): string {
  switch (kind) {
    case 'changed':
      return translate({
        id: 'theme.translationStatus.section.changed',
        message: 'changed in the original',
      });
    case 'missing':
      return translate({
        id: 'theme.translationStatus.section.missing',
        message: 'missing here',
      });
    case 'extra':
      return translate({
        id: 'theme.translationStatus.section.extra',
        message: 'not in the original',
      });
    case 'reordered':
      return translate({
        id: 'theme.translationStatus.section.reordered',
        message: 'at another position in the original',
      });
    case 'code':
      return translate({
        id: 'theme.translationStatus.section.code',
        message: 'code differs from the original',
      });
  }
}

type Section = {id: string; title: string; isMissing: boolean; kinds: ShownDifference['kind'][]};

/** A section can differ in several ways. */
function sectionsOf(differences: ShownDifference[]): Section[] {
  const sections = new Map<string, Section>();
  for (const {id, title, kind} of differences) {
    const isMissing = kind === 'missing';
    const key = `${isMissing ? 'source' : 'translation'} ${id}`;
    const section = sections.get(key) ?? {id, title, isMissing, kinds: []};
    section.kinds.push(kind);
    sections.set(key, section);
  }
  return Array.from(sections.values());
}

/** A link to a section: in the translation, or in the original if the translation lacks it. */
function SectionLink({id, title, isMissing}: Section) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const sourcePathname = useSourcePathname();
  const sourceLang = localeConfigs[defaultLocale]?.htmlLang;
  if (title === '') {
    return <Translate id="theme.translationStatus.introduction">Introduction</Translate>;
  }
  return isMissing ? (
    <a href={`${sourcePathname}#${id}`} hrefLang={sourceLang} lang={sourceLang}>
      {title}
    </a>
  ) : (
    <a href={`#${id}`}>{title}</a>
  );
}

/** The sections in which translation and source differ, as links. */
export default function TranslationDifferences({differences}: {differences: ShownDifference[]}) {
  return (
    <ul>
      {sectionsOf(differences).map((section) => (
        <li key={`${section.isMissing} ${section.id}`}>
          <SectionLink {...section} />
          {' — '}
          {section.kinds.map(kindLabel).join(', ')}
        </li>
      ))}
    </ul>
  );
}

import React, {Fragment, type ReactElement} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import {
  useSourcePathname,
  type ShownDifference,
} from 'docusaurus-plugin-community-translation/client';

const labels: Record<ShownDifference['kind'], ReactElement> = {
  changed: (
    <Translate id="theme.translationStatus.section.changed">changed in the original</Translate>
  ),
  missing: <Translate id="theme.translationStatus.section.missing">missing here</Translate>,
  extra: <Translate id="theme.translationStatus.section.extra">not in the original</Translate>,
  reordered: (
    <Translate id="theme.translationStatus.section.reordered">
      at another position in the original
    </Translate>
  ),
  code: (
    <Translate id="theme.translationStatus.section.code">code differs from the original</Translate>
  ),
};

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
          {section.kinds.map((kind, index) => (
            <Fragment key={kind}>
              {index === 0 ? ' — ' : ', '}
              {labels[kind]}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

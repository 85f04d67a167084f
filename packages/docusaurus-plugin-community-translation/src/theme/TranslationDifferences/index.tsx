import React, {Fragment, type ReactElement} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import {
  useSourcePathname,
  type SectionDifference,
} from 'docusaurus-plugin-community-translation/client';

const labels: Record<SectionDifference['kind'], ReactElement> = {
  changed: <Translate id="theme.translationStatus.section.changed" />,
  missing: <Translate id="theme.translationStatus.section.missing" />,
  extra: <Translate id="theme.translationStatus.section.extra" />,
  reordered: <Translate id="theme.translationStatus.section.reordered" />,
  code: <Translate id="theme.translationStatus.section.code" />,
};

/** A link to a section: in the translation, or in the original if the translation lacks it. */
function SectionLink({id, title, translation}: SectionDifference) {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const sourcePathname = useSourcePathname();
  const sourceLang = localeConfigs[defaultLocale]?.htmlLang;
  if ((translation?.title ?? title) === '') {
    return <Translate id="theme.translationStatus.introduction" />;
  }
  return translation ? (
    <a href={`#${translation.id}`}>{translation.title}</a>
  ) : (
    <a href={`${sourcePathname}#${id}`} hrefLang={sourceLang} lang={sourceLang}>
      {title}
    </a>
  );
}

/** The sections in which translation and source differ, as links. A section can differ in several ways. */
export default function TranslationDifferences({differences}: {differences: SectionDifference[]}) {
  const keyOf = ({id, kind}: SectionDifference) => `${kind === 'extra' ? kind : ''} ${id}`;
  const keys = Array.from(new Set(differences.map(keyOf)));
  const sections = keys.map((key) => differences.filter((one) => keyOf(one) === key));
  return (
    <ul>
      {sections.map((section, position) => (
        <li key={keys[position]}>
          {section.map((difference, index) => (
            <Fragment key={difference.kind}>
              {index === 0 ? <SectionLink {...difference} /> : null}
              {index === 0 ? ' — ' : ', '}
              {labels[difference.kind]}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import './styles.css';

/** The name of a language in which the shown page is not translated. */
export default function UntranslatedLocale({children}: {children: ReactNode}) {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <>
      {children} {/* The entry is in the language it names. */}
      <small className="untranslated-locale" lang={localeConfigs[currentLocale]?.htmlLang}>
        <Translate
          id="theme.translationStatus.untranslatedLocale"
          description="Stands in the language menu after a language in which this page is not translated"
        >
          (not translated)
        </Translate>
      </small>
    </>
  );
}

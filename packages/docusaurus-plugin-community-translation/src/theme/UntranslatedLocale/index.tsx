import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';

/** An item of the language menu: a locale that does not translate the current page. */
export default function UntranslatedLocale({children}: {children: ReactNode}) {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return (
    <>
      {children}{' '}
      {/* The item has the `lang` of the locale it names, so set the `lang` of the current locale. */}
      <small className="untranslated-locale" lang={localeConfigs[currentLocale]?.htmlLang}>
        <Translate id="theme.translationStatus.untranslatedLocale">(not translated)</Translate>
      </small>
    </>
  );
}

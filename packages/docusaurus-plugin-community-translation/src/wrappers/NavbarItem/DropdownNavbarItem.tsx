import React, {useState, type ComponentProps} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/NavbarItem/DropdownNavbarItem';
import {usePagePath, useTranslationData} from 'docusaurus-plugin-community-translation/client';
import {loadedParts, loadParts} from '../../onDemand/load';

/**
 * A dropdown of the navbar. In the language menu, whose items have the property `lang`, marks the locales that do not translate the
 * current page, and adds a link to the dashboard. The language menu creates its items itself and passes them on to this component, so
 * they are changed here.
 */
export default function DropdownWithLocaleMarks(props: ComponentProps<typeof Original>) {
  const path = usePagePath();
  const {dashboard} = useTranslationData();
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const [parts, setParts] = useState(loadedParts);
  if (!props.items.some(({lang}) => lang)) {
    return <Original {...props} />;
  }
  /** The reader is about to open the menu. */
  const onIntent = () => void loadParts().then(() => setParts(loadedParts));
  return (
    <Original
      {...props}
      items={[
        ...(parts
          ? parts.markLocales(props.items, path, localeConfigs[currentLocale]?.htmlLang)
          : props.items),
        ...(dashboard ? [{label: dashboard, to: '/translations'}] : []),
      ]}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
    />
  );
}

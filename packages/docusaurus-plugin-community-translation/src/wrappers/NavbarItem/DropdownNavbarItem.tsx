import React, {useContext, type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/NavbarItem/DropdownNavbarItem';
import {LocaleMarksContext} from 'docusaurus-plugin-community-translation/client';
import UntranslatedLocale from '@theme/UntranslatedLocale';

/**
 * A dropdown of the navbar. In the language menu, marks the locales that do not translate the current page. The language menu
 * creates its items itself and passes them on to this component, so they are changed here.
 */
export default function DropdownWithLocaleMarks(props: ComponentProps<typeof Original>) {
  const marks = useContext(LocaleMarksContext);
  if (!marks) {
    return <Original {...props} />;
  }
  const {untranslated, onIntent} = marks;
  const items = props.items.map((item) =>
    item.lang !== undefined && untranslated.includes(item.lang)
      ? {...item, label: <UntranslatedLocale>{item.label}</UntranslatedLocale>}
      : item,
  );
  return (
    <Original
      {...props}
      items={items}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
    />
  );
}

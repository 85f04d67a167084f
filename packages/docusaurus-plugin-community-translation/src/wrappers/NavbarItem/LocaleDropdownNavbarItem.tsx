import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/NavbarItem/LocaleDropdownNavbarItem';
import {IsLocaleMenu} from 'docusaurus-plugin-community-translation/client';

/** The language menu. Its dropdown marks the locales that do not translate the page. */
export default function LocaleDropdownWithMarks(props: ComponentProps<typeof Original>) {
  return (
    <IsLocaleMenu.Provider value>
      <Original {...props} />
    </IsLocaleMenu.Provider>
  );
}

import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/Navbar';
import TranslationNotice from '@theme/TranslationNotice';

/** The navbar with the translation notice under it. */
export default function NavbarWithTranslationNotice(props: ComponentProps<typeof Original>) {
  return (
    <>
      <Original {...props} />
      <TranslationNotice />
    </>
  );
}

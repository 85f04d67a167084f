import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/Navbar';
import Notice from '@theme-wrapped/docusaurus-plugin-community-translation/notice';
import TranslationHead from '../notice/TranslationHead';

/** The navbar with the translation notice under it. */
export default function NavbarWithTranslationNotice(props: ComponentProps<typeof Original>) {
  return (
    <>
      <Original {...props} />
      <TranslationHead />
      <Notice />
    </>
  );
}

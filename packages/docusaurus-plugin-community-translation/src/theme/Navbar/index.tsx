import React from 'react';
import Navbar from '@theme-init/Navbar';
import TranslationNotice from '@theme/TranslationNotice';

/**
 * The navbar with the translation notice under it. (Not `Layout`: Docusaurus has a fallback component of that name, so that
 * `@theme-init/Layout` is not the layout of the classic theme.)
 */
export default function NavbarWithTranslationNotice() {
  return (
    <>
      <Navbar />
      <TranslationNotice />
    </>
  );
}

import React from 'react';
import Navbar from '@theme-init/Navbar';
import TranslationNotice from '@theme/TranslationNotice';

/**
 * The navbar with the translation notice under it. The plugin does not wrap `Layout`: Docusaurus has a fallback component of
 * that name, and `@theme-init/Layout` is that one, not the layout of the classic theme.
 */
export default function NavbarWithTranslationNotice() {
  return (
    <>
      <Navbar />
      <TranslationNotice />
    </>
  );
}

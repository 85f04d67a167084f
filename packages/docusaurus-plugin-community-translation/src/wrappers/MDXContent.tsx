import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/MDXContent';
import SourceLanguage from '@theme/SourceLanguage';

/** The content of a page, with the `lang` attribute of the source if the page is not translated. Docs and posts already have it. */
export default function MDXContentWithLang(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

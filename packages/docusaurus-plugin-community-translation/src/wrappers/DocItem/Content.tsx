import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/DocItem/Content';
import SourceLanguage from '@theme/SourceLanguage';

/** The title and content of a doc, with the `lang` attribute of the source if the doc is not translated. */
export default function DocItemContentWithLang(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/TOCItems';
import SourceLanguage from '@theme/SourceLanguage';

/** The table of contents, with the `lang` attribute of the source on an untranslated page. */
export default function TOCItemsWithLang(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

import React, {type ComponentProps} from 'react';
import Original from '@theme-init/TOCItems';
import SourceLanguage from '@theme/SourceLanguage';

/** The table of contents, in the language the headings are in. */
export default function TOCItemsInTheirLanguage(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

import React, {type ComponentProps} from 'react';
import Original from '@theme-init/DocItem/Content';
import SourceLanguage from '@theme/SourceLanguage';

/** The title and text of a doc, in the language they are in. */
export default function DocItemContentInItsLanguage(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

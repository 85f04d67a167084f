import React, {type ComponentProps} from 'react';
import Original from '@theme-init/MDXContent';
import SourceLanguage from '@theme/SourceLanguage';

/** The text of a page, in the language it is in. Docs and posts are marked already, with their titles. */
export default function MDXContentInItsLanguage(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

import React, {type ComponentProps} from 'react';
import Original from '@theme-init/BlogPostItem/Content';
import SourceLanguage from '@theme/SourceLanguage';

/** The text of a post, in the language it is in. */
export default function BlogPostItemContentInItsLanguage(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

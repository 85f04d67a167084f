import React, {type ComponentProps} from 'react';
import Original from '@theme-init/BlogPostItem/Header/Title';
import SourceLanguage from '@theme/SourceLanguage';

/** The title of a post, in the language it is in. */
export default function BlogPostTitleInItsLanguage(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

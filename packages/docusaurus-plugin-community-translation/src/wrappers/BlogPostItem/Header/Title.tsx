import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/BlogPostItem/Header/Title';
import SourceLanguage from '@theme/SourceLanguage';

/** The title of a post, with the `lang` attribute of the source if the post is not translated. */
export default function BlogPostTitleWithLang(props: ComponentProps<typeof Original>) {
  return (
    <SourceLanguage>
      <Original {...props} />
    </SourceLanguage>
  );
}

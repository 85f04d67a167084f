import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/BlogPostItem';
import {PagePermalink, permalinkOf} from 'docusaurus-plugin-community-translation/client';

/** A post. Provides its permalink to its parts, which need it in a list of posts. */
export default function BlogPostItemWithPermalink(props: ComponentProps<typeof Original>) {
  return (
    <PagePermalink.Provider value={permalinkOf(props.children)}>
      <Original {...props} />
    </PagePermalink.Provider>
  );
}

import React, {type ComponentProps} from 'react';
import Original from '@theme-wrapped/docusaurus-plugin-community-translation/BlogPostItem';
import {PagePermalink} from './withSourceLanguage';

/** A post. Provides its permalink, from the metadata of its compiled MDX file, to its parts, which need it in a list of posts. */
export default function BlogPostItemWithPermalink(props: ComponentProps<typeof Original>) {
  const {type} = (props.children ?? {}) as {type?: {metadata?: {permalink?: string}}};
  return (
    <PagePermalink.Provider value={type?.metadata?.permalink}>
      <Original {...props} />
    </PagePermalink.Provider>
  );
}

import React, {type ComponentProps} from 'react';
import OriginalBlogPostItems from '@theme-original/BlogPostItems';
import Translate from '@docusaurus/Translate';

/** The list of posts with a heading: the stock page has no first-level heading. */
export default function BlogPostItems(props: ComponentProps<typeof OriginalBlogPostItems>) {
  return (
    <>
      <h1>
        <Translate id="blog.title">Blog</Translate>
      </h1>
      <OriginalBlogPostItems {...props} />
    </>
  );
}

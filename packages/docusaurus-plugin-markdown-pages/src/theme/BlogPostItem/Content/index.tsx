import React, {type ComponentProps} from 'react';
import {useLocation} from '@docusaurus/router';
import MarkdownMenu from '@theme/MarkdownMenu';
import Original from '@theme-init/BlogPostItem/Content';

const withoutSlash = (path?: string) => path?.replace(/\/$/, '');

/** The content of a post. The Markdown menu is above it, but not in a list of posts. */
export default function ContentWithMarkdownMenu(props: ComponentProps<typeof Original>) {
  const {permalink} = props.children.type.metadata ?? {};
  const isPage = withoutSlash(permalink) === withoutSlash(useLocation().pathname);
  return (
    <>
      {isPage && <MarkdownMenu />}
      <Original {...props} />
    </>
  );
}

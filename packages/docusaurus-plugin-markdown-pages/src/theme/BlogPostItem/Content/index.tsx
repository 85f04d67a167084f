import React, {type ComponentProps} from 'react';
import {useLocation} from '@docusaurus/router';
import MarkdownMenu from '@theme/MarkdownMenu';
import Original from '@theme-init/BlogPostItem/Content';

/** The content of a post. The Markdown menu is above it, but not in a list of posts. */
export default function ContentWithMarkdownMenu(props: ComponentProps<typeof Original>) {
  const {permalink = ''} = props.children.type.metadata ?? {};
  const isPage = permalink.replace(/\/$/, '') === useLocation().pathname.replace(/\/$/, '');
  return (
    <>
      {isPage && <MarkdownMenu />}
      <Original {...props} />
    </>
  );
}

import React from 'react';
import {useLocation} from '@docusaurus/router';
import MarkdownMenu from '@theme/MarkdownMenu';
import Original from '@theme-wrapped/docusaurus-plugin-markdown-pages/BlogPostItem/Content';

type Props = {children: {type: {metadata?: {permalink: string}}}};

/** The content of a post. The Markdown menu is above it, but not in a list of posts. */
export default function ContentWithMarkdownMenu(props: Props) {
  const {permalink = ''} = props.children.type.metadata ?? {};
  const isPage = permalink.replace(/\/$/, '') === useLocation().pathname.replace(/\/$/, '');
  return (
    <>
      {isPage && <MarkdownMenu />}
      <Original {...props} />
    </>
  );
}

import React from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import MarkdownMenu from '@theme/MarkdownMenu';
import Original from '@theme-wrapped/docusaurus-plugin-markdown-pages/Heading';

/** A heading. Below the title of a doc or a page is its Markdown menu. */
export default function HeadingWithMarkdownMenu(props: {as?: string}) {
  const isContent = /-content-(docs|pages)$/.test(useRouteContext().plugin.name);
  return (
    <>
      <Original {...props} />
      {props.as === 'h1' && isContent && <MarkdownMenu />}
    </>
  );
}

import React, {type ComponentProps} from 'react';
import OriginalSidebar from '@theme-original/DocPage/Layout/Sidebar';
import Menu from '@site/src/components/Menu';

/** The sidebar of a page. It is part of the menu, so that small windows need no copy of it. */
export default function DocPageLayoutSidebar(props: ComponentProps<typeof OriginalSidebar>) {
  return <Menu sidebar={<OriginalSidebar {...props} />} />;
}

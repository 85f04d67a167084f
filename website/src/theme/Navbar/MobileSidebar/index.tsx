import React from 'react';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import Menu from '@site/src/components/Menu';

/** The menu of pages without a sidebar. Of other pages, it contains their sidebar (`DocPage/Layout/Sidebar`). */
export default function MobileSidebar() {
  const {activeDoc} = useActiveDocContext('default');
  return activeDoc?.sidebar ? null : <Menu />;
}

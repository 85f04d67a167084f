import React from 'react';
import OriginalTabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** Declares where Docusaurus stores the choice of tabs with a group, so that pages with a choice hydrate at once. */
export default function Tabs(props: Props) {
  const {groupId} = props;
  return (
    <div data-stored-state={groupId && `docusaurus.tab.${groupId}`}>
      <OriginalTabs {...props} />
    </div>
  );
}

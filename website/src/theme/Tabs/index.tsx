import React, {Children, cloneElement, type ReactElement} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props} from '@theme/Tabs';

/**
 * Tabs that `plugins/controls.js` selects, also before hydration. The choice is stored for all tabs of the same `groupId`, under the
 * key of Docusaurus. React renders the stored choice, and has no state of its own.
 */
export default function Tabs({groupId, children}: Props) {
  const panels = Children.toArray(children) as ReactElement<TabItemProps>[];
  const values = panels.map(({props}) => props.value);
  const first = panels.find(({props}) => props.default)?.props.value ?? values[0];
  const stored = useIsBrowser() ? createStorageSlot(`docusaurus.tab.${groupId}`).get() : null;
  const selected = stored !== null && values.includes(stored) ? stored : first;
  return (
    <div className="tabs-container margin-bottom--md">
      <ul role="tablist" aria-orientation="horizontal" className="tabs" data-group={groupId}>
        {panels.map(({props: {value, label}}) => (
          <li
            key={value}
            role="tab"
            tabIndex={value === selected ? 0 : -1}
            aria-selected={value === selected}
            className={clsx('tabs__item', value === selected && 'tabs__item--active')}
            data-value={value}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {panels.map((panel) => cloneElement(panel, {hidden: panel.props.value !== selected}))}
      </div>
    </div>
  );
}

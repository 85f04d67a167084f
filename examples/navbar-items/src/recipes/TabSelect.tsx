import React from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import type {NavbarItemProps} from 'docusaurus-theme-navbar-items';
import styles from './TabSelect.module.css';

/** Selects a tab in all tab groups with a `groupId`. */
export default function TabSelect({label, groupId, tabs, mobile}: NavbarItemProps<'tabSelect'>) {
  // The key in which `@theme/Tabs` stores the selected tab.
  const [tab, storage] = useStorageSlot(`docusaurus.tab.${groupId}`);
  const select = (
    <select
      className={styles.select}
      aria-label={label}
      value={tab ?? String(tabs[0])}
      onChange={(event) => storage.set(event.target.value)}
    >
      {tabs.map(String).map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
  return mobile ? (
    <li className="menu__list-item menu__link">{select}</li>
  ) : (
    <div className="navbar__item">{select}</div>
  );
}

import React, {useEffect, useRef, type SyntheticEvent} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import {isActiveSidebarItem, isSamePath} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

/** In ms, as in Docusaurus: longer for a higher list, after the formula of Material UI. */
function durationOf(height: number): number {
  const rows = height / 36;
  return prefersReducedMotion() ? 1 : Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}

/**
 * A category of the sidebar as `<details>`, which the browser opens without scripts. Opening one closes the others of its level. If the
 * category has a page, its label links to it.
 */
export default function DocSidebarItemCategory({item, activePath, level}: Props) {
  const {items, label, href, collapsed} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const details = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wasActive = useRef(isActive);
  // React changes the attribute only if its value changes. It keeps what a reader opens or closes before hydration, and after it.
  const isOpenAtFirst = useRef(isActive || !collapsed).current;

  const wasOpen = useRef(isOpenAtFirst);

  function animate({currentTarget: {open}}: SyntheticEvent<HTMLDetailsElement>) {
    const content = list.current;
    if (content && open && !wasOpen.current) {
      const {scrollHeight} = content;
      content.animate(
        {height: ['0', `${scrollHeight}px`], overflow: ['hidden', 'hidden']},
        {duration: durationOf(scrollHeight), easing: 'ease-in-out'},
      );
    }
    wasOpen.current = open;
  }

  useEffect(() => {
    if (isActive && !wasActive.current && details.current) {
      details.current.open = true;
    }
    wasActive.current = isActive;
  }, [isActive]);

  const className = clsx('menu__link', isActive && 'menu__link--active');
  return (
    <li className={clsx('menu__list-item', styles.category)}>
      {href && (
        <Link
          className={clsx(className, 'menu__link--sublist')}
          to={href}
          aria-current={isCurrentPage ? 'page' : undefined}
        >
          {label}
        </Link>
      )}
      <details ref={details} open={isOpenAtFirst} name={`_sidebar-${level}`} onToggle={animate}>
        {href ? (
          <summary
            className="menu__caret"
            aria-label={translate(
              {
                id: 'theme.DocSidebarItem.toggleCollapsedCategoryAriaLabel',
                message: "Toggle the collapsible sidebar category '{label}'",
              },
              {label},
            )}
          />
        ) : (
          <summary className={clsx(className, 'menu__link--sublist menu__link--sublist-caret')}>
            {label}
          </summary>
        )}
        <ul ref={list} className="menu__list">
          <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}

import React, {useEffect, useState, type ComponentProps} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {NavbarItemProps} from 'docusaurus-theme-navbar-items';
import styles from './UserMenu.module.css';

type DropdownItems = ComponentProps<typeof DropdownNavbarItem>['items'];

/** A link to sign in. For a signed-in user, a dropdown with their name. */
export default function UserMenu({
  sessionUrl,
  signInUrl,
  items,
  ...item
}: NavbarItemProps<'userMenu'>) {
  const [user, setUser] = useState<{name: string}>();
  useEffect(() => {
    const controller = new AbortController();
    fetch(sessionUrl, {signal: controller.signal})
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setUser)
      .catch((error) => {
        if (!controller.signal.aborted) {
          console.error('The session could not be loaded.', error);
        }
      });
    return () => controller.abort();
  }, [sessionUrl]);

  const content = user ? (
    <DropdownNavbarItem {...item} label={user.name} items={items as DropdownItems} />
  ) : (
    <DefaultNavbarItem {...item} href={signInUrl} />
  );
  return item.mobile ? content : <div className={styles.user}>{content}</div>;
}

import React, {useContext, useEffect} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';
import type {Props} from '@theme/RegisteredNavbarItem';

/** Reports an item that threw, in place of the item. */
function LeftOut({name, error}: {name: string; error: Error}) {
  useEffect(() => {
    console.error(`${name} threw an error and is left out of the page:`, error);
  }, [name, error]);
  return null;
}

/** Renders an item of a registered type. An item that throws in the browser is left out, so that the rest of the page still works. */
export default function RegisteredNavbarItem({type, component: Item, defaults, item}: Props) {
  const isFooterItem = useContext(FooterLabelContext) !== undefined;
  const name = `The item "${item.label}" (${type.replace('custom-', '')})`;
  return (
    <ErrorBoundary fallback={({error}) => <LeftOut name={name} error={error} />}>
      <Item {...defaults} {...item} {...(isFooterItem && {isFooterItem})} />
    </ErrorBoundary>
  );
}

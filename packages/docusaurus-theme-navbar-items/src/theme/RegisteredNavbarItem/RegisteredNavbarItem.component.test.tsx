import React, {type ComponentProps} from 'react';
import RegisteredNavbarItem from '@theme/RegisteredNavbarItem';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';
import {expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

type Props = ComponentProps<typeof RegisteredNavbarItem>;

const item = {type: 'custom-badge', label: 'Beta', size: 2};

function renderItem(component: Props['component'], footerLabel?: string) {
  return renderInSite(
    <FooterLabelContext.Provider value={footerLabel}>
      <RegisteredNavbarItem
        type="custom-badge"
        component={component}
        defaults={{color: 'red', size: 1}}
        item={item}
      />
    </FooterLabelContext.Provider>,
  );
}

it.each([
  ['navbar', undefined, {}],
  ['footer', 'More', {isFooterItem: true}],
])('passes the fields and the defaults to the component in the %s', (_menu, label, variant) => {
  const Badge = vi.fn(() => null);
  renderItem(Badge, label);
  expect(Badge).toHaveBeenCalledWith({...item, color: 'red', ...variant}, {});
});

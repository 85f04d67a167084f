import React, {type ComponentProps} from 'react';
import RegisteredNavbarItem from '@theme/RegisteredNavbarItem';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';
import {afterEach, expect, it, vi} from 'vitest';
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

afterEach(() => vi.restoreAllMocks());

it.each([
  ['navbar', undefined, {}],
  ['footer', 'More', {isFooterItem: true}],
])('passes the fields and the defaults to the component in the %s', (_menu, label, variant) => {
  const Badge = vi.fn(() => null);
  renderItem(Badge, label);
  expect(Badge).toHaveBeenCalledWith({...item, color: 'red', ...variant}, {});
});

it('leaves out an item that throws, and reports its label and type', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Keeps the simulated browser from printing the error as well.
  window.addEventListener('error', (event) => event.preventDefault(), {once: true});
  const {container} = renderItem(() => {
    throw new Error('broken');
  });
  expect(container.textContent).toBe('');
  const messages = report.mock.calls.flat().map(String);
  expect(messages).toContain('The item "Beta" (badge) threw an error and is left out of the page:');
  expect(messages).toContain('Error: broken');
});

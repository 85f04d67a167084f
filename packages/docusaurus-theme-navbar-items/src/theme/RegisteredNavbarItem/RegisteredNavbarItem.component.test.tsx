import React, {type ComponentProps} from 'react';
import RegisteredNavbarItem from '@theme/RegisteredNavbarItem';
import {FooterLabelContext} from 'docusaurus-theme-navbar-items/client';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

type Props = ComponentProps<typeof RegisteredNavbarItem>;

const item = {type: 'custom-badge', label: 'Beta'};

function Throws(): never {
  throw new Error('broken');
}

function renderItem(props: Partial<Props>, footerLabel?: string) {
  const all = {type: 'custom-badge', components: {}, defaults: {}, item, ...props} as Props;
  return renderInSite(
    <FooterLabelContext.Provider value={footerLabel}>
      <RegisteredNavbarItem {...all} />
    </FooterLabelContext.Provider>,
  );
}

/** Renders an item that fails, and returns the messages in the console. */
function failItem(props: Partial<Props>) {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  // Keeps the simulated browser from printing the error as well.
  window.addEventListener('error', (event) => event.preventDefault(), {once: true});
  const {container} = renderItem(props);
  return {container, messages: report.mock.calls.flat().map(String)};
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('RegisteredNavbarItem', () => {
  it.each([
    ['desktop', {}, undefined],
    ['mobile', {mobile: true}, undefined],
    ['dropdown', {isDropdownItem: true}, undefined],
    ['footer', {isDropdownItem: true}, 'More'],
  ])('renders the component for %s', (variant, props, footerLabel) => {
    const Badge = ({label}: {label?: string}) => <span>{`${variant}: ${label}`}</span>;
    const {getByText} = renderItem(
      {components: {[variant]: Badge}, item: {...item, ...props}},
      footerLabel,
    );
    getByText(`${variant}: Beta`);
  });

  it('passes the fields, the defaults and the variant to the component', () => {
    const Badge = vi.fn(() => null);
    renderItem(
      {
        components: {footer: Badge},
        defaults: {color: 'red', size: 1},
        item: {...item, size: 2} as Props['item'],
      },
      'More',
    );
    expect(Badge).toHaveBeenCalledWith({...item, color: 'red', size: 2, isFooterItem: true}, {});
  });

  it('leaves out an item that throws, and reports its label and type', () => {
    const {container, messages} = failItem({components: {desktop: Throws}});
    expect(container.textContent).toBe('');
    expect(messages).toContain(
      'The navbar item "Beta" (custom-badge) threw an error and is left out of the page:',
    );
    expect(messages).toContain('Error: broken');
  });

  it('reports a component without a default export', () => {
    const {container, messages} = failItem({components: {}});
    expect(container.textContent).toBe('');
    expect(messages).toContain('Error: The module of the component has no default export.');
  });
});

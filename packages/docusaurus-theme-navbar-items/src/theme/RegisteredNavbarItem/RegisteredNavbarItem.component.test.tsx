import React from 'react';
import RegisteredNavbarItem from '@theme/RegisteredNavbarItem';
import {describe, expect, it, vi} from 'vitest';
import {renderInSite} from '../../../../../tests/components/renderInSite';

const item = {type: 'custom-badge', label: 'Beta'};
const themeConfig = {navbar: {items: [item]}};

describe('RegisteredNavbarItem', () => {
  it.each([
    ['desktop', {}],
    ['mobile', {mobile: true}],
    ['dropdown', {isDropdownItem: true}],
  ])('renders the component for %s', (name, props) => {
    const {getByText} = renderInSite(
      <RegisteredNavbarItem
        type="custom-badge"
        components={{[name]: ({label}: {label: string}) => <span>{`${name}: ${label}`}</span>}}
        defaults={{}}
        item={{...item, ...props}}
      />,
      {themeConfig},
    );
    getByText(`${name}: Beta`);
  });

  it('leaves out an item that throws, and reports it', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    // Keeps the simulated browser from printing the error as well.
    window.addEventListener('error', (event) => event.preventDefault(), {once: true});
    const {container} = renderInSite(
      <RegisteredNavbarItem
        type="custom-badge"
        components={{
          desktop: () => {
            throw new Error('broken');
          },
        }}
        defaults={{}}
        item={item}
      />,
      {themeConfig},
    );
    expect(container.textContent).toBe('');
    expect(report.mock.calls.flat().join(' ')).toContain('broken');
    report.mockRestore();
  });
});

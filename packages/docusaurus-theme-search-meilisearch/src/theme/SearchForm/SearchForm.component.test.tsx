import React, {useRef} from 'react';
import SearchForm, {type Props} from '@theme/SearchForm';
import {fireEvent} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import {hitOf} from '../../client/hits/hitOf.test.support';

function Form(props: Partial<Props>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchForm
      state={{status: 'empty', query: '', selection: null}}
      hasOptions={false}
      input={input}
      onType={() => {}}
      onMove={() => {}}
      onEnter={() => {}}
      onCancel={() => {}}
      {...props}
    />
  );
}

describe('SearchForm', () => {
  it('sets the active descendant if the keyboard selected the hit, but not for the pointer', () => {
    const results = {
      status: 'results' as const,
      query: 'a',
      hits: [hitOf({url: '/apple'})],
      total: 1,
      shown: 1,
      pages: 1,
    };
    const {getByRole, rerender} = renderInSite(
      <Form hasOptions state={{...results, selection: {index: 0, by: 'keyboard'}}} />,
    );
    const combobox = getByRole('combobox');
    expect(combobox.getAttribute('aria-expanded')).toBe('true');
    expect(combobox.getAttribute('aria-activedescendant')).toBe('search-modal-option-0');
    rerender(<Form hasOptions state={{...results, selection: {index: 0, by: 'pointer'}}} />);
    expect(combobox.getAttribute('aria-activedescendant')).toBeNull();
  });

  it('ignores keys while an input method composes', () => {
    const [onMove, onEnter] = [vi.fn(), vi.fn()];
    const {getByRole} = renderInSite(<Form onMove={onMove} onEnter={onEnter} />);
    const combobox = getByRole('combobox');
    fireEvent.keyDown(combobox, {key: 'Enter', isComposing: true});
    fireEvent.keyDown(combobox, {key: 'ArrowDown', keyCode: 229});
    // `false`: the default action, closing the dialog, is prevented.
    expect(fireEvent.keyDown(combobox, {key: 'Escape', isComposing: true})).toBe(false);
    expect(onMove).not.toHaveBeenCalled();
    expect(onEnter).not.toHaveBeenCalled();
  });

  it('clears the query, keeps the focus in the input, and closes', async () => {
    const [onType, onCancel] = [vi.fn(), vi.fn()];
    const {user, getByRole} = renderInSite(
      <Form
        state={{status: 'empty', query: ' ', selection: null}}
        onType={onType}
        onCancel={onCancel}
      />,
    );
    const combobox = getByRole('combobox', {name: 'Search the documentation'});
    expect(combobox.getAttribute('aria-expanded')).toBe('false');
    await user.click(getByRole('button', {name: 'Clear the query'}));
    expect(onType).toHaveBeenCalledExactlyOnceWith('');
    expect(document.activeElement).toBe(combobox);
    await user.click(getByRole('button', {name: 'Cancel'}));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

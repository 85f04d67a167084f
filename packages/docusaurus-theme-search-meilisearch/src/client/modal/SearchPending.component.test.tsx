import React from 'react';
import {expect, it, vi} from 'vitest';
import {fireEvent, screen} from '@testing-library/react';
import {renderInSite} from '@repo/testing/renderInSite';
import SearchPending from '../../theme/SearchPending';

it('leaves the keys of an input method to it', () => {
  const on = {onEnter: vi.fn(), onClose: vi.fn(), onRetry: vi.fn(), onType: vi.fn()};
  renderInSite(<SearchPending query="트레" hasFailed={false} onCompose={vi.fn()} {...on} />);
  const input = screen.getByRole('textbox');
  for (const key of ['Enter', 'Escape']) {
    fireEvent.keyDown(input, {key, isComposing: true});
  }
  expect(on.onEnter).not.toHaveBeenCalled();
  expect(on.onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(input, {key: 'Enter'});
  expect(on.onEnter).toHaveBeenCalledOnce();
});

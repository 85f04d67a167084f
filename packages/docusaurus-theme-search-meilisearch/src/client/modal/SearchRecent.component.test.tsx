import React from 'react';
import {createEvent, fireEvent} from '@testing-library/react';
import SearchRecent from '@theme/SearchRecent';
import {expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';

it('selects the query below a moving pointer, but not below a resting one', () => {
  const onHover = vi.fn();
  const {getByText} = renderInSite(
    <SearchRecent
      recent={['tray']}
      popular={[]}
      selection={null}
      onHover={onHover}
      onQuery={vi.fn()}
      onClear={vi.fn()}
    />,
  );
  const move = (movementY: number) => {
    const event = createEvent.pointerMove(getByText('tray'));
    // jsdom does not implement them.
    Object.assign(event, {movementX: 0, movementY});
    fireEvent(getByText('tray'), event);
  };
  move(0);
  expect(onHover).not.toHaveBeenCalled();
  move(1);
  expect(onHover).toHaveBeenCalledExactlyOnceWith(0);
});

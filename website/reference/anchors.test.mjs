// @ts-check
import {expect, test} from 'vitest';
import {Anchors} from './anchors.mjs';

test('ids are lower case and go to the first that claims them', () => {
  const anchors = new Anchors();
  expect(anchors.claim('setTitle')).toBe('settitle');
  expect(anchors.claim('settitle', 'Window-setTitle')).toBe('window-settitle');
});

test('the last candidate is numbered when all are taken', () => {
  const anchors = new Anchors();
  anchors.claim('open');
  anchors.claim('shell-open');
  expect(anchors.claim('open', 'shell-open')).toBe('shell-open-2');
  expect(anchors.claim('open', 'shell-open')).toBe('shell-open-3');
});

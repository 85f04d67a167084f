import React from 'react';
import TranslationNotice from '@theme/TranslationNotice';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import translations from '../../locales/en.json';
import NoticeFrame from './NoticeFrame';

const keyOf = (path: string) => `docusaurus.translationNotice.dismissed.${path}`;

/** Renders the notice of an outdated page. Each test uses another path: dismissals stay in memory for the visit. */
function renderNotice(path: string, {sourceHash = 'abc', generalNotice = true, pages = {}} = {}) {
  const data = {
    sourceBaseUrl: '/en/',
    generalNotice,
    pages: {[path]: {status: 'outdated', sourceHash}, ...pages},
  };
  const rendered = renderInSite(
    <NoticeFrame>
      <TranslationNotice />
    </NoticeFrame>,
    {
      locale: 'ko',
      translations,
      url: `${path}#first`,
      globalData: {'docusaurus-plugin-community-translation': {default: data}},
    },
  );
  const visibility = () =>
    rendered.container.querySelector<HTMLElement>('[data-translation-status]')?.dataset
      .translationStatus;
  const dismiss = () =>
    rendered.user.click(rendered.getByRole('button', {name: 'Hide until this page changes again'}));
  return {...rendered, visibility, dismiss};
}

describe('NoticeFrame', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('keeps the space of an earlier dismissal, and shows the status of another source', () => {
    localStorage.setItem(keyOf('/stored'), 'outdated:abc');
    const stored = renderNotice('/stored');
    expect(stored.visibility()).toBe('invisible');
    stored.unmount();
    expect(renderNotice('/stored', {sourceHash: 'def'}).visibility()).toBe('shown');
  });

  it('can be dismissed for the visit if the browser denies storage', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const {visibility, dismiss, unmount} = renderNotice('/denied');
    expect(visibility()).toBe('shown');
    await dismiss();
    expect(visibility()).toBe('removed');
    expect(warn).toHaveBeenCalledOnce();
    unmount();
    expect(renderNotice('/denied').visibility()).not.toBe('shown');
  });

  it('renders nothing without the general notice if the status is dismissed', async () => {
    const {container, dismiss} = renderNotice('/only-status', {generalNotice: false});
    await dismiss();
    expect(container.innerHTML).toBe('');
  });

  it('keeps the HTML of the server, and asks for the components if there is none', async () => {
    const onStale = vi.fn();
    const site = {locale: 'ko', url: '/static'};
    const empty = renderInSite(<NoticeFrame onStale={onStale} />, site);
    expect(onStale).toHaveBeenCalled();
    onStale.mockClear();
    const frame = empty.container.firstElementChild as HTMLElement;
    frame.innerHTML = '<p>From the server</p>';
    empty.rerender(<NoticeFrame onStale={onStale} />);
    await empty.user.click(frame);
    expect(frame.textContent).toBe('From the server');
    expect(onStale).not.toHaveBeenCalled();
  });
});

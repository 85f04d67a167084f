import React from 'react';
import TranslationStatus from '@theme/TranslationStatus';
import type {PageStatus} from 'docusaurus-plugin-community-translation/client';
import {describe, expect, it} from 'vitest';
import {renderInSite} from '@repo/testing/renderInSite';
import translations from '../../../locales/en.json';

const outdated: PageStatus = {status: 'outdated', sourceHash: 'abc'};

/** Renders the status of a page. */
function renderStatus(path: string, page: PageStatus | undefined, locale = 'ko') {
  const data = {sourceBaseUrl: '/en/', pages: page ? {[path]: page} : {}};
  return renderInSite(<TranslationStatus />, {
    locale,
    translations,
    url: path,
    globalData: {'docusaurus-plugin-community-translation': {default: data}},
  });
}

describe('TranslationStatus', () => {
  it.each([
    ['outdated', 'Out of date', 'The original has changed since this page was translated.'],
    ['different', 'Differs', 'Parts of this translation differ from the original.'],
    [
      'partial',
      'Partly translated',
      '40% of this page is translated. The rest is in the original language.',
    ],
    [
      'untranslated',
      'Not translated',
      'This page is not translated yet: you are reading the original.',
    ],
    [
      'unknown',
      'Unchecked',
      'This translation has not been compared with the latest version of the original.',
    ],
    ['machine', 'Machine translation', 'A machine translated this page. It can contain mistakes.'],
  ] as const)('shows the status %s with its message', (status, name, message) => {
    const {getByRole, getByText} = renderStatus(`/${status}`, {...outdated, status, percent: 40});
    getByText(name);
    expect(getByRole('note').textContent).toContain(message);
    expect(getByRole('note').dataset.status).toBe(status);
  });

  it('renders nothing for a page without a status, and for a current page', () => {
    expect(renderStatus('/current', undefined).container.innerHTML).toBe('');
    const {container} = renderStatus('/current', {...outdated, status: 'current'});
    expect(container.innerHTML).toBe('');
  });

  it('shows the date of the source if it is known', () => {
    const {getByRole} = renderStatus('/dated', {
      ...outdated,
      since: {commit: 'abc', date: '2024-02-01T00:00:00Z'},
    });
    expect(getByRole('note').textContent).toContain('has changed since 2024-02-01');
  });

  it('links to the original, and to nothing else without URLs', () => {
    const {getAllByRole} = renderStatus('/plain', outdated);
    const links = getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Read the original', '/en/plain']]);
  });

  it.each([
    ['outdated', 'Improve this translation'],
    ['untranslated', 'Translate this page'],
  ] as const)('links to the history and the file of a page that is %s', (status, label) => {
    const {getByRole} = renderStatus(`/links-${status}`, {
      ...outdated,
      status,
      editUrl: 'https://git.example/edit',
      changesUrl: 'https://git.example/commits',
    });
    const href = (name: string) => getByRole('link', {name, hidden: true}).getAttribute('href');
    expect(href(label)).toBe('https://git.example/edit');
    expect(href('See what changed')).toBe('https://git.example/commits');
  });

  it('links to the sections that differ, in the translation or in the original', () => {
    const {getAllByRole} = renderStatus('/sections', {
      ...outdated,
      differences: [
        {id: '', title: '', kind: 'changed', translation: {id: '', title: ''}},
        {id: 'a', title: 'Open', kind: 'changed', translation: {id: 'open', title: '열기'}},
        {id: 'a', title: 'Open', kind: 'code', translation: {id: 'open', title: '열기'}},
        {id: 'labels', title: 'Labels', kind: 'missing'},
      ],
    });
    const items = getAllByRole('listitem', {hidden: true});
    expect(items.map((item) => item.textContent)).toEqual([
      'Introduction — changed in the original',
      '열기 — changed in the original, code differs from the original',
      'Labels — missing here',
    ]);
    const links = items.map((item) => item.querySelector('a'));
    expect(links.map((link) => link?.getAttribute('href'))).toEqual([
      undefined,
      '#open',
      '/en/sections#labels',
    ]);
    expect(links.map((link) => link?.lang)).toEqual([undefined, '', 'en']);
  });
});

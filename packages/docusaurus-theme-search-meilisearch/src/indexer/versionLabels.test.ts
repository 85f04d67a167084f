import fs from 'fs/promises';
import os from 'os';
import path from 'path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readBuiltPage} from './builtPage';
import {readVersionLabels, versionLabel} from './versionLabels';

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'version-labels-'));
});
afterAll(() => fs.rm(folder, {recursive: true}));

async function labelsOf(globalData: string) {
  await fs.writeFile(path.join(folder, 'globalData.json'), globalData);
  return readVersionLabels(folder);
}

const twoInstances = JSON.stringify({
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/docs',
      versions: [
        {name: 'current', label: 'v2 (next)', isLast: false},
        {name: '1.x', label: 'v1', isLast: true},
      ],
    },
    community: {path: '/community', versions: [{name: 'current', label: 'Next', isLast: true}]},
  },
});

function versionOfPage(classes: string, labels: Awaited<ReturnType<typeof labelsOf>>) {
  const html = `<html lang="en" class="${classes}"><head><meta name="docusaurus_version" content="current"></head><body></body></html>`;
  return readBuiltPage(html, 'a.html', {baseUrl: '/', siteTitle: 'Site', versionLabels: labels})
    ?.version;
}

describe('readVersionLabels', () => {
  it('returns the labels of each docs plugin instance', async () => {
    expect(await labelsOf(twoInstances)).toEqual({
      default: {current: 'v2 (next)', '1.x': 'v1'},
      community: {current: 'Next'},
    });
  });

  it('returns no labels for a site without docs', async () => {
    expect(await labelsOf('{}')).toEqual({});
  });

  it('throws an error that names an unreadable file', async () => {
    await expect(labelsOf('{"truncated')).rejects.toThrow(/globalData\.json/);
  });
});

describe('the version of a page', () => {
  it('is the label of its docs plugin instance', async () => {
    const labels = await labelsOf(twoInstances);
    expect(versionOfPage('plugin-docs plugin-id-default docs-version-current', labels)).toBe(
      'v2 (next)',
    );
    expect(versionOfPage('plugin-docs plugin-id-community', labels)).toBe('Next');
  });

  it('is its name if there is no label', async () => {
    expect(versionOfPage('plugin-docs plugin-id-other', await labelsOf(twoInstances))).toBe(
      'current',
    );
    expect(versionLabel({}, 'default', '1.0')).toBe('1.0');
  });
});

import fs from 'fs/promises';
import path from 'path';

/** What is read of the docs plugin's global data, which is the same in Docusaurus 2.4 and 3. */
type GlobalData = {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    {versions?: {name?: unknown; label?: unknown}[]} | undefined
  >;
};

/** Labels of docs versions, by id of the docs plugin's instance and name of the version. */
export type VersionLabels = Record<string, Record<string, string>>;

function labelsOf(versions: {name?: unknown; label?: unknown}[] = []): Record<string, string> {
  const named = versions.filter(({name, label}) => typeof name === 'string' && label);
  return Object.fromEntries(named.map(({name, label}) => [String(name), String(label)]));
}

/**
 * What readers call the versions of the docs. Pages carry a version's name (`current`), searches are filtered by its label
 * (`v1`), which stays when a new version is cut and `current` becomes another one.
 *
 * @param generatedFilesDir `.docusaurus` of the locale that is being built
 * @returns nothing for a site without docs
 * @throws where the build's global data is there but unreadable
 */
export async function readVersionLabels(generatedFilesDir: string): Promise<VersionLabels> {
  const file = path.join(generatedFilesDir, 'globalData.json');
  let data: GlobalData;
  try {
    data = JSON.parse(await fs.readFile(file, 'utf8')) as GlobalData;
  } catch (error) {
    throw new Error(`Cannot read the labels of docs versions from ${file}: ${String(error)}`);
  }
  const instances = Object.entries(data['docusaurus-plugin-content-docs'] ?? {});
  return Object.fromEntries(instances.map(([id, docs]) => [id, labelsOf(docs?.versions)]));
}

/** Label of a version; its name where it has none. */
export function versionLabel(labels: VersionLabels, docsId: string, name: string): string {
  return labels[docsId]?.[name] ?? name;
}

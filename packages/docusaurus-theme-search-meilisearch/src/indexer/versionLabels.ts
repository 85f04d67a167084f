import fs from 'fs/promises';
import path from 'path';

/** The part of the docs plugin's global data that is used here. It is the same in Docusaurus 2.4 and 3. */
type GlobalData = {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    {versions?: {name?: unknown; label?: unknown}[]} | undefined
  >;
};

/** Labels of docs versions, by id of the docs plugin instance and name of the version. */
export type VersionLabels = Record<string, Record<string, string>>;

function labelsOf(versions: {name?: unknown; label?: unknown}[] = []): Record<string, string> {
  const named = versions.filter(({name, label}) => typeof name === 'string' && label);
  return Object.fromEntries(named.map(({name, label}) => [String(name), String(label)]));
}

/**
 * Reads the labels of docs versions from the generated files of a build.
 *
 * A page contains the name of its version (`current`). Sections contain the label (`v1`), which still names the same version after a
 * new one is cut and `current` is another version.
 *
 * @param generatedFilesDir `.docusaurus` of the locale that is being built
 * @returns an empty object for a site without docs
 * @throws Error if the global data of the build cannot be read
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

/** Returns the label of a version, or its name if it has no label. */
export function versionLabel(labels: VersionLabels, docsId: string, name: string): string {
  return labels[docsId]?.[name] ?? name;
}

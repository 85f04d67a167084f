import fs from 'fs';
import path from 'path';
import {readTitles, type LoadedIndex} from '../engine/index/indexFiles';
import {emptyVocabulary} from '../engine/vocabulary';
import {UserError} from '../node/userError';
import {indexFolder} from './indexSite';

/**
 * Reads the embedded index of a built locale; without sections if there is none.
 *
 * @param folder folder of the locale
 * @throws UserError if a file is missing or damaged, or the index is from another version of this package
 */
export async function readBuiltIndex(folder: string): Promise<LoadedIndex> {
  const file = (name: string) => path.join(folder, indexFolder, name);
  const readJson = async (name: string) => {
    // `readFile(file, 'utf8')` decodes a large file in many steps.
    const text = (await fs.promises.readFile(file(name))).toString();
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new Error(`${file(name)} is not valid JSON: ${String(error)}.`);
    }
  };
  if (!fs.existsSync(file('index.json'))) {
    return {sections: [], vocabulary: emptyVocabulary};
  }
  try {
    const {readWhole} = await readTitles(readJson, file('index.json'));
    return await readWhole();
  } catch (error) {
    throw new UserError(
      `The search index in ${folder} is damaged or from another version of docusaurus-theme-search-meilisearch: ${(error as Error).message} Build the site again.`,
    );
  }
}

// @ts-check
const fs = require('fs/promises');
const path = require('path');
const {promisify} = require('util');
const zlib = require('zlib');

const gzip = promisify(zlib.gzip);

/**
 * Bytes that files take as transferred, each compressed with gzip as hosts do.
 *
 * @param {string} folder
 * @param {string[]} files paths in the folder
 * @returns {Promise<number>}
 */
module.exports = async function transferSize(folder, files) {
  let bytes = 0;
  for (const file of files) {
    bytes += (await gzip(await fs.readFile(path.join(folder, file)))).length;
  }
  return bytes;
};

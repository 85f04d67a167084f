// @ts-check
const fs = require('fs');
const path = require('path');
const ConfigurationError = require('../config/configurationError');

const folder = path.join(__dirname, '../pictures');

/** Device pixels per CSS pixel of the pictures. */
const scale = 2;

/** Emits a file under a name with a hash. webpack fails if the file is missing. */
const urlOf = (/** @type {string} */ file) => {
  const loader = 'file-loader?name=assets/images/[name]-[contenthash:8].[ext]';
  return `require(${JSON.stringify(`!${loader}!@site/pictures/${file}`)}).default`;
};

/**
 * Width and height of a PNG in CSS pixels, from its header.
 *
 * @param {string} file
 */
function sizeOf(file) {
  const png = fs.readFileSync(path.join(folder, file));
  return {width: png.readUInt32BE(16) / scale, height: png.readUInt32BE(20) / scale};
}

/**
 * The files of a picture: one for both color modes, or one for each.
 *
 * @param {string} name
 * @returns {string[]} names without the extension, light before dark. Empty if there is no such picture
 */
function variantsOf(name) {
  const exists = (/** @type {string} */ variant) =>
    ['webp', 'png'].every((type) => fs.existsSync(path.join(folder, `${variant}.${type}`)));
  const themes = [`${name}-light`, `${name}-dark`];
  return themes.every(exists) ? themes : [name].filter(exists);
}

/**
 * A remark plugin for pictures in Markdown: `![alternative text](picture:name "caption")`. Replaces them by the component `Picture`,
 * with the sizes and URLs of the files in `website/pictures/`. The caption is optional.
 */
function picturesPlugin() {
  /**
   * @param {any} node
   * @param {{path?: string}} file
   */
  return function transform(node, file) {
    const children = /** @type {any[]} */ (node.children ?? []);
    for (const child of children) {
      transform(child, file);
    }
    const [image] = children;
    const isPicture =
      node.type === 'paragraph' && children.length === 1 && image.url?.startsWith('picture:');
    if (!isPicture) {
      if (children.some(({type, url}) => type === 'image' && url?.startsWith('picture:'))) {
        throw new ConfigurationError(
          `${file.path}: a picture must be a paragraph of its own: ${children.map(({url}) => url).join(' ')}`,
        );
      }
      return;
    }
    const name = image.url.slice('picture:'.length);
    const variants = variantsOf(name);
    const [first] = variants;
    if (!first || !image.alt) {
      throw new ConfigurationError(
        first
          ? `${file.path}: the picture ${name} has no alternative text`
          : `${file.path}: website/pictures has no ${name}.webp and ${name}.png`,
      );
    }
    const sources = variants.map(
      (it) => `{webp: ${urlOf(`${it}.webp`)}, png: ${urlOf(`${it}.png`)}}`,
    );
    const props = {
      alt: JSON.stringify(image.alt),
      ...sizeOf(`${first}.png`),
      sources: `[${sources.join(', ')}]`,
      ...(image.title && {caption: JSON.stringify(image.title)}),
    };
    node.type = 'jsx';
    node.value = `<Picture ${Object.entries(props)
      .map(([key, value]) => `${key}={${value}}`)
      .join(' ')} />`;
    delete node.children;
  };
}

module.exports = picturesPlugin;

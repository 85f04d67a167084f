// @ts-check

const repository = 'https://github.com/tauri-apps/tauri-docs/edit/v1';

/**
 * Where a reader edits a page: the page of the locale that is shown. A function, since Docusaurus makes a wrong address of an
 * `i18n.path` that lies outside the site's folder. Generated reference pages carry their own `custom_edit_url`.
 *
 * @param {string} contentFolder folder of the English sources, from the root of the repository
 * @param {string} plugin name of the content plugin, which names the folder of a locale
 */
const editUrlOf =
  (contentFolder, plugin) =>
  (/** @type {{locale: string, blogPath?: string, docPath?: string}} */ page) => {
    const file = page.docPath ?? page.blogPath;
    return page.locale === 'en'
      ? `${repository}/${contentFolder}/${file}`
      : `${repository}/i18n/${page.locale}/${plugin}/${file}`;
  };

module.exports = {
  docs: editUrlOf('website/docs', 'docusaurus-plugin-content-docs/current'),
  blog: editUrlOf('website/blog', 'docusaurus-plugin-content-blog'),
};

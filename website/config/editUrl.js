// @ts-check

const repository = 'https://github.com/tauri-apps/tauri-docs/edit/main';

/**
 * URL to edit a page in its locale. A function, because Docusaurus builds a wrong URL if `i18n.path` is outside the site's folder.
 * Generated reference pages have their own `custom_edit_url`.
 *
 * @param {string} contentFolder folder of the English sources, relative to the root of the repository
 * @param {string} plugin folder of the content plugin in the folder of a locale
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

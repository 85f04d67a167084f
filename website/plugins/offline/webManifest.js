// @ts-check

/** Page backgrounds from `src/css/palette.css`. Browsers use them for their own toolbars. */
const backgrounds = {light: '#fcfcfa', dark: '#0d1420'};

/**
 * The web manifest of a locale: the installed site opens, and stays, in that locale.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 */
function webManifest({siteConfig, baseUrl, i18n, codeTranslations}) {
  const {direction, htmlLang} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const icon = (/** @type {string} */ file, /** @type {number} */ size, purpose = 'any') => ({
    src: `${baseUrl}img/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: baseUrl,
    name: codeTranslations['home.title'] ?? siteConfig.title,
    short_name: siteConfig.title,
    description: codeTranslations['home.description'] ?? siteConfig.tagline,
    lang: htmlLang,
    dir: direction,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    background_color: backgrounds.dark,
    theme_color: backgrounds.dark,
    icons: [
      {src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      icon('icon', 192),
      icon('icon', 512),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
    // Lists the site in `getInstalledRelatedApps`.
    related_applications: [
      {platform: 'webapp', url: `${siteConfig.url}${baseUrl}manifest.json`, id: baseUrl},
    ],
  };
}

/** Tags for the option `pwaHead` of plugin-pwa, which prepends the locale's base URL to file names. */
const headTags = [
  {tagName: 'link', rel: 'manifest', href: 'manifest.json'},
  {tagName: 'link', rel: 'apple-touch-icon', href: 'img/apple-touch-icon.png'},
  ...Object.entries(backgrounds).map(([scheme, content]) => ({
    tagName: 'meta',
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content,
  })),
];

module.exports = {webManifest, headTags};

// @ts-check

/** Ground of the pages in light and in dark mode (`src/css/palette.css`): what a browser draws its own bars in. */
const grounds = {light: '#fcfcfa', dark: '#0d1420'};

/**
 * The web manifest of a locale: the installed site opens, and stays, in the reader's language.
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
    background_color: grounds.dark,
    theme_color: grounds.dark,
    icons: [
      {src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      icon('icon', 192),
      icon('icon', 512),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
    // Lets a page know by `getInstalledRelatedApps` that it is installed.
    related_applications: [
      {platform: 'webapp', url: `${siteConfig.url}${baseUrl}manifest.json`, id: baseUrl},
    ],
  };
}

/** Tags of the head, for the option `pwaHead` of plugin-pwa, which puts the locale's base address before names of files. */
const headTags = [
  {tagName: 'link', rel: 'manifest', href: 'manifest.json'},
  {tagName: 'link', rel: 'apple-touch-icon', href: 'img/apple-touch-icon.png'},
  ...Object.entries(grounds).map(([scheme, content]) => ({
    tagName: 'meta',
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content,
  })),
];

module.exports = {webManifest, headTags};

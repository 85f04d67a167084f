import {translate} from '@docusaurus/Translate';

/** Language of the locale for `<html lang>`. Defined by plugins/offline. */
declare const LANGUAGE: string;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * HTML of the page that the worker shows instead of an unavailable page. It needs no other file and no script.
 *
 * @param home path of the locale's home page
 * @param isSaved whether the pages of the locale are saved
 */
export function offlinePage(home: string, isSaved: boolean): string {
  const title = translate({id: 'site.offlinePage.title', message: 'No network'});
  const text = translate({
    id: 'site.offlinePage.text',
    message: 'This page is not saved for offline reading. Try again when you are online.',
  });
  const saved = translate({
    id: 'site.offlinePage.saved',
    message: 'All English pages are saved on this device.',
  });
  const retry = translate({id: 'site.offlinePage.retry', message: 'Try again'});
  const toHome = translate({id: 'site.offlinePage.home', message: 'Home page'});
  return [
    `<!doctype html><html lang="${escapeHtml(LANGUAGE)}" dir="ltr"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    '<style>html{background:Canvas}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}',
    ':any-link{color:LinkText;margin-inline-end:1rem}</style></head>',
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    isSaved ? `<p>${escapeHtml(saved)}</p>` : '',
    // An empty `href` links to the current page.
    `<p><a href="">${escapeHtml(retry)}</a> <a href="${escapeHtml(home)}">${escapeHtml(toHome)}</a></p>`,
    '</main></body></html>',
  ].join('');
}

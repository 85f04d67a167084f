// @ts-check
// Prism would else look for code in the page, and colour it, as soon as it is loaded.
globalThis.Prism = /** @type {typeof import('prismjs')} */ ({manual: true});

// @ts-check
// Prism would else look for code in the page, and colour it, as soon as it is loaded.
Object.assign(globalThis, {Prism: {manual: true}});

// @ts-check
// Otherwise Prism highlights all code of the page as soon as it is loaded.
Object.assign(globalThis, {Prism: {manual: true}});

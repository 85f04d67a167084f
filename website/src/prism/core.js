// @ts-check
import './manual';
import Prism from 'prismjs/components/prism-core';

// The languages expect Prism in this variable. The theme deletes it after it has added its own languages.
Object.assign(globalThis, {Prism});

export default Prism;

// @ts-check
import './manual';
import Prism from 'prismjs/components/prism-core';

// Where its languages look for it. The theme takes it away again, after it has added its own.
Object.assign(globalThis, {Prism});

export default Prism;

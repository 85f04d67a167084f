// Unpacks the Chromium of the npm package, and prints where it is and the environment variables that it needs.
// This is a process of its own, because the package sets the variables in `process.env`, and programs other than
// Chromium fail with them: with its fonts, Korean letters have no width in WebKitGTK.
import chromium from '@sparticuz/chromium';

const executablePath = await chromium.executablePath();
const {FONTCONFIG_PATH, LD_LIBRARY_PATH} = process.env;
console.log(JSON.stringify({executablePath, env: {FONTCONFIG_PATH, LD_LIBRARY_PATH}}));

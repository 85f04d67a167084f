import {findFirefox, findWebKit} from './findBrowsers';
import {flows} from './flows';

/** Global setup: says which browsers are missing, and what is not run without them. */
export default function reportMissingBrowsers() {
  for (const found of [findFirefox(), findWebKit()]) {
    if ('missing' in found) {
      const names = flows.map(({name}) => name).join('; ');
      process.stderr.write(`${found.missing} Not run: ${flows.length} flows (${names}).\n`);
    }
  }
}

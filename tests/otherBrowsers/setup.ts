import {findFirefox, findWebKit} from './findBrowsers';
import {flows} from './flows';

/** Global setup: says which browsers are missing. On CI, where `.ci/run` installs them as root, that is an error. */
export default function reportMissingBrowsers() {
  for (const found of [findFirefox(), findWebKit()]) {
    if ('missing' in found) {
      const message = `${found.missing} Not run: ${flows.length} flows`;
      if (process.env.CI && process.getuid?.() === 0) {
        throw new Error(message);
      }
      process.stderr.write(`${message}: ${flows.map(({name}) => name).join('; ')}.\n`);
    }
  }
}

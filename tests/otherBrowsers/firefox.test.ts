import {describe} from 'vitest';
import {findFirefox} from './findBrowsers';
import {startFirefox} from './firefox';
import {runFlows} from './runFlows';

const found = findFirefox();

describe.skipIf('missing' in found)('a reader with Firefox', () => {
  if ('programs' in found) {
    runFlows(() => startFirefox(found.programs));
  }
});

import {describe} from 'vitest';
import {findFirefox, isSkipped, programsOf} from './findBrowsers';
import {startFirefox} from './firefox';
import {runFlows} from './runFlows';

const found = findFirefox();

describe.skipIf(isSkipped(found))('a reader with Firefox', () => {
  runFlows(() => startFirefox(programsOf(found)));
});

import {describe} from 'vitest';
import {findWebKit, isSkipped, programsOf} from './findBrowsers';
import {startWebKit} from './webkit';
import {runFlows} from './runFlows';

const found = findWebKit();

describe.skipIf(isSkipped(found))('a reader with WebKitGTK', () => {
  runFlows(() => startWebKit(programsOf(found)));
});

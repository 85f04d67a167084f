import {describe} from 'vitest';
import {findWebKit} from './findBrowsers';
import {startWebKit} from './webkit';
import {runFlows} from './runFlows';

const found = findWebKit();

describe.skipIf('missing' in found)('a reader with WebKitGTK', () => {
  if ('programs' in found) {
    runFlows(() => startWebKit(found.programs));
  }
});

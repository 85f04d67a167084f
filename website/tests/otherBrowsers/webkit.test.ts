import {findWebKit, startWebKit} from './webkit';
import {runFlows} from './runFlows';

runFlows('WebKitGTK', findWebKit(), startWebKit);

import {findFirefox, startFirefox} from './firefox';
import {runFlows} from './runFlows';

runFlows('Firefox', findFirefox(), startFirefox);

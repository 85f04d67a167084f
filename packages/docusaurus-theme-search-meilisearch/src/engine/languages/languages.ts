import {japanese} from './japanese';
import {korean} from './korean';
import type {Language} from './language';

/** The languages that do more than their script. Others, such as English and Chinese, need only the script. */
export const languages: readonly Language[] = [korean, japanese];

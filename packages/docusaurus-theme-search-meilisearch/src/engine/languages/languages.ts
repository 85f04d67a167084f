import {japanese} from './japanese';
import {hangulScript, korean} from './korean';
import type {Language, Script} from './language';
import {unspacedScript} from './unspacedScript';

/** Scripts with characters of their own. All others are `spacedScript`. */
export const scripts: readonly Script[] = [hangulScript, unspacedScript];

/** The languages that do more than their script. Others, such as English and Chinese, need only the script. */
export const languages: readonly Language[] = [korean, japanese];

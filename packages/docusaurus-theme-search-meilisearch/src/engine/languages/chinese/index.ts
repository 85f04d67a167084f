import type {Language} from '../language';
import {unspacedScript} from '../unspacedScript';

/** Chinese needs nothing that the other scripts without spaces do not need. */
export const chinese: Language = {script: unspacedScript};

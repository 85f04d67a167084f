import {chinese} from './chinese';
import {japanese} from './japanese';
import {korean} from './korean';
import type {Language} from './language';
import {latin} from './latin';

/** All languages that the engine supports beyond the splitting of words. */
export const languages: readonly Language[] = [latin, korean, chinese, japanese];

import type {TranslationStatus} from '../status';

/** Every status, from what needs nothing to what needs a look. */
export const statuses: readonly TranslationStatus[] = [
  'current',
  'outdated',
  'partial',
  'untranslated',
  'unknown',
  'machine',
];

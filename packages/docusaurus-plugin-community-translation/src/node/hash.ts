import {createHash} from 'crypto';

/** A short hash of a text: the first 10 hexadecimal digits of its SHA-256. It tells versions of one section apart; it is no secret. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

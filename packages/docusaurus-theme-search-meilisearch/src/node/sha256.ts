import crypto from 'crypto';

/** Returns the SHA-256 hash of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return crypto.createHash('sha256').update(text).digest('hex');
}

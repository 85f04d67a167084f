import path from 'path';
import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The server bundle's entry with the check of registered items before it. What such an entry exports is its last module's. */
export function withServerCheck({entry}: Configuration): Pick<Configuration, 'entry'> {
  const main = typeof entry === 'object' && !Array.isArray(entry) ? entry.main : undefined;
  const check = path.join(__dirname, 'browser/serverCheck/index.js');
  return typeof main === 'string' ? {entry: {main: [check, main]}} : {};
}

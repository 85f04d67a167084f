import crypto from 'crypto';
import type {IndexSettings} from './indexSettings';

// A host returns settings in another form than it received them: it adds defaults, sorts sets, and normalizes words with its tokenizer,
// which decomposes Hangul and removes accents. So the push cannot compare what it wants with what the host returns. Instead, it stores
// on the host, for each setting, a hash of both. Indexes have no metadata, but `displayedAttributes` can have a name that no record has:
// the host returns it unchanged, swaps it with the index, and does not index again when it changes.

/** Settings as the host returns them, and the hashes that the last push stored in them. */
type StoredSettings = {settings: IndexSettings; hashes: Map<string, string>};

/** Start of the attribute name that stores the hashes. `name=hash` follows for each setting. */
const hashesPrefix = 'search:push ';

/** Settings without an order. */
const sets = new Set([
  'dictionary',
  'displayedAttributes',
  'filterableAttributes',
  'nonSeparatorTokens',
  'separatorTokens',
  'sortableAttributes',
  'stopWords',
]);

function isHashes(attribute: unknown): attribute is string {
  return typeof attribute === 'string' && attribute.startsWith(hashesPrefix);
}

function readStored(current: IndexSettings): StoredSettings {
  const {displayedAttributes: displayed} = current;
  if (!Array.isArray(displayed)) {
    return {settings: current, hashes: new Map()};
  }
  const entries = displayed.filter(isHashes).flatMap((attribute) =>
    attribute
      .slice(hashesPrefix.length)
      .split(' ')
      .map((entry) => entry.split('=') as [string, string]),
  );
  const displayedAttributes = displayed.filter((attribute) => !isHashes(attribute));
  return {settings: {...current, displayedAttributes}, hashes: new Map(entries)};
}

/** JSON with sorted keys. */
function stableJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'null'
  );
}

function canonical(name: string, value: unknown): string {
  return sets.has(name) && Array.isArray(value)
    ? stableJson([...new Set(value.map(stableJson))].sort())
    : stableJson(value);
}

function hashOf(name: string, wanted: unknown, returned: unknown): string {
  return crypto
    .createHash('sha256')
    .update(JSON.stringify([canonical(name, wanted), canonical(name, returned)]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Replaces `*` in `displayedAttributes` by the names of all fields: a host drops all other names next to a `*`, the hashes too.
 *
 * @param records records of the index
 */
export function withDisplayedFields(settings: IndexSettings, records: object[]): IndexSettings {
  const {displayedAttributes: displayed} = settings;
  const isAll =
    (displayed ?? null) === null || (Array.isArray(displayed) && displayed.includes('*'));
  return isAll
    ? {
        ...settings,
        displayedAttributes: [...new Set(records.flatMap((record) => Object.keys(record)))].sort(),
      }
    : settings;
}

/**
 * The settings to send, so that the index has the wanted ones: those that are not the result of a push with the same value, and `null`
 * for those that an earlier push has set and that are not wanted any more.
 *
 * @param wanted settings that the index should have
 * @param current all settings of the index on the host
 */
export function settingsToChange(wanted: IndexSettings, current: IndexSettings): IndexSettings {
  const {settings, hashes} = readStored(current);
  const changed = Object.entries(wanted).filter(
    ([name, value]) => hashes.get(name) !== hashOf(name, value, settings[name]),
  );
  const unwanted = Array.from(hashes.keys()).filter((name) => !(name in wanted));
  return Object.fromEntries([...changed, ...unwanted.map((name) => [name, null] as const)]);
}

/**
 * `displayedAttributes` with the hashes of the wanted settings. To be sent after these were applied.
 *
 * @param current all settings of the index on the host, after the wanted settings were applied
 */
export function displayedWithHashes(
  wanted: IndexSettings,
  current: IndexSettings,
): Pick<IndexSettings, 'displayedAttributes'> {
  const {settings} = readStored(current);
  const hashes = Object.entries(wanted)
    .map(([name, value]) => `${name}=${hashOf(name, value, settings[name])}`)
    .sort();
  const displayed = settings.displayedAttributes as string[];
  return {displayedAttributes: [...displayed, `${hashesPrefix}${hashes.join(' ')}`]};
}

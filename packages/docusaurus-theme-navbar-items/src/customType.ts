/** theme-classic lets a foreign item through its validation only when its type starts so (facebook/docusaurus#7231). */
const prefix = 'custom-';

/** The type under which theme-classic sees a registered item. */
export function toCustomType(name: string): string {
  return `${prefix}${name}`;
}

/** The registered name behind a type seen by theme-classic, or `undefined` for a type of its own. */
export function fromCustomType(type: string): string | undefined {
  return type.startsWith(prefix) ? type.slice(prefix.length) : undefined;
}

/** theme-classic lets a foreign item through its validation only when its type starts so (facebook/docusaurus#7231). */
const prefix = 'custom-';

/** The type under which theme-classic sees a registered item. */
export function toCustomType(name: string): string {
  return name.startsWith(prefix) ? name : `${prefix}${name}`;
}

/** The name behind a type seen by theme-classic: without the prefix that registered ones carry. */
export function nameOfType(type: string): string {
  return type.startsWith(prefix) ? type.slice(prefix.length) : type;
}

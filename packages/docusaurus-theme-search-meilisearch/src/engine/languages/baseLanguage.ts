/** Returns the language of a tag, without script and region: `zh` for `zh-CN`. */
export function baseLanguage(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? tag;
}

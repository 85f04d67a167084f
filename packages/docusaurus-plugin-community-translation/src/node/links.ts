/** The targets of the links, images and link definitions in Markdown: `./a.md#b`. */
export const linkTargets = (markdown: string): string[] =>
  Array.from(
    markdown.matchAll(/(?:\]\(|^ {0,3}\[[^\]]+\]:)\s*<?([^\s<>)"']+)/gm),
    ([, target = '']) => target,
  );

/** A target without query and anchor. */
export const withoutAnchor = (target: string): string => target.replace(/[?#].*$/, '');

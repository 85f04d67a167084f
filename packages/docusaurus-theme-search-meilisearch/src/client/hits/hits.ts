import type {SearchHit} from '../../search';

/** Hits of a category, by page. Pages and hits are in the order in which they are rendered. */
export type HitGroup = {category: string; pages: [SearchHit, ...SearchHit[]][]};

/** Whether a hit is a section of its page, and not the page as a whole. */
export function isSection({headings}: SearchHit): boolean {
  return headings.length > 0;
}

/** The title of a hit, with highlight marks: its headings, or the title of the page if it is the page as a whole. */
export function markedTitle({marked}: SearchHit): string {
  return marked.headings.join(' › ') || marked.pageTitle;
}

/** Returns what the icon of a hit shows. */
export function iconOf(hit: SearchHit): 'page' | 'post' | 'section' | 'definition' {
  if (isSection(hit)) {
    return hit.isDefinition ? 'definition' : 'section';
  }
  return hit.type === 'blog' ? 'post' : 'page';
}

/** Groups by a key. Groups are in the order of their first members. */
function groupBy<Member>(members: Member[], keyOf: (member: Member) => string) {
  const groups = new Map<string, [Member, ...Member[]]>();
  for (const member of members) {
    const group = groups.get(keyOf(member));
    if (group) {
      group.push(member);
    } else {
      groups.set(keyOf(member), [member]);
    }
  }
  return Array.from(groups);
}

/** Puts the page as a whole before its sections. If it is not a hit, it is added, so that readers can open it. */
function withPage(hits: [SearchHit, ...SearchHit[]]): [SearchHit, ...SearchHit[]] {
  const [best] = hits;
  const page = hits.find((hit) => !isSection(hit));
  if (page) {
    return [page, ...hits.filter((hit) => hit !== page)];
  }
  const [url = ''] = best.url.split('#');
  const asPage = {headings: [], content: ''};
  const marked = {...best.marked, ...asPage};
  const ofSection = {anchor: '', position: 0, hiddenWords: undefined, isDefinition: undefined};
  return url ? [{...best, ...ofSection, ...asPage, url, marked}, ...hits] : hits;
}

/**
 * Groups hits by category and page, which is their URL without the hash. Categories are in the order of their best hits; so are the
 * pages of a category. Each page begins with the page as a whole.
 */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  return groupBy(hits, (hit) => hit.category).map(([category, members]) => ({
    category,
    pages: groupBy(members, ({url, pageTitle}) => url.split('#')[0] || pageTitle).map(([, page]) =>
      withPage(page),
    ),
  }));
}

/** Returns hits, and the pages that contain them, as they are rendered. The index of a hit in the list is its position in the result. */
export function inRenderedOrder(hits: SearchHit[]): SearchHit[] {
  return groupHits(hits).flatMap(({pages}) => pages.flat());
}

/** Ids of the popovers of a page. No heading has an id that starts with an underscore. */
export const menuId = '_menu';
export const tableOfContentsId = '_contents';

/** Replaces the highlighter in the first scripts of the browser (plugins/smaller-bundles): the server highlighted the page's code. */
export default undefined;

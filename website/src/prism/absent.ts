/** What stands for the highlighter in the browser's first scripts (plugins/smaller-bundles): the page came with its code coloured. */
export default undefined;

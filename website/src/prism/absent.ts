/** What stands for the highlighter in the browser's first scripts (plugins/light-client): the page came with its code coloured. */
export default undefined;

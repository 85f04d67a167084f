/**
 * Replaces the whole page if more than its content crashed. Renders no layout, because the layout may have crashed. Docusaurus'
 * component is in English.
 */
export {default} from '@theme/ErrorPageContent';

import React, {type ComponentProps} from 'react';
import ErrorPageContent from '@theme/ErrorPageContent';

/**
 * Replaces the whole page if more than its content crashed. Renders no layout, because the layout may have crashed. Docusaurus'
 * component is in English.
 */
export default function Error(props: ComponentProps<typeof ErrorPageContent>) {
  return <ErrorPageContent {...props} />;
}

import React, {type ComponentProps} from 'react';
import ErrorPageContent from '@theme/ErrorPageContent';

/**
 * The last resort, where more than the content of a page crashed. Without the layout: it may be what crashed, and what it asks of
 * the site's context is not known here. In the place of Docusaurus' own, which is in English.
 */
export default function Error(props: ComponentProps<typeof ErrorPageContent>) {
  return <ErrorPageContent {...props} />;
}

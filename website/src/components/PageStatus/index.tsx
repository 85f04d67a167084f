import React from 'react';
import {translate} from '@docusaurus/Translate';

/** Announces what was copied. `plugins/controls.js` sets the text, also before hydration. */
export default function PageStatus() {
  return (
    <div
      id="page-status"
      role="status"
      data-link={translate({
        id: 'site.headingLink.copied',
        message: 'Link copied',
        description: 'Announced when a reader has copied the URL of a heading',
      })}
      data-code={translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
    />
  );
}

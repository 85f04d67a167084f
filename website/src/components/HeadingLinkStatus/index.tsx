import React from 'react';
import {translate} from '@docusaurus/Translate';

/** Announces that the URL of a heading was copied. `plugins/head.js` sets the text, also before hydration. */
export default function HeadingLinkStatus() {
  return (
    <div
      id="heading-link-status"
      role="status"
      data-message={translate({
        id: 'site.headingLink.copied',
        message: 'Link copied',
        description: 'Announced when a reader has copied the URL of a heading',
      })}
    />
  );
}

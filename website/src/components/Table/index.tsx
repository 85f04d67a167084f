import React, {type ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';

/** A table that scrolls horizontally on narrow screens, also by keyboard. */
export default function Table(props: ComponentProps<'table'>) {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label={translate({id: 'site.table', message: 'Table'})}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}

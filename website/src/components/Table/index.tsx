import React, {type ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';

/** A table that scrolls sideways where the screen is too narrow, by keyboard too. */
export default function Table(props: ComponentProps<'table'>) {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label={translate({id: 'site.table', message: 'Table'})}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}

import React, {Children} from 'react';
import type {Props} from '@theme/TranslationsTable';

/** A table. On narrow screens, each row is a block: the row header, and below it the cells with their `data-label`. */
export default function TranslationsTable({caption, columns, children}: Props) {
  return (
    // Focusable, so that a table with many columns can be scrolled with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="translations__table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="translations__caption">{caption}</caption>
        <thead>
          <tr>
            {Children.map(columns, (column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

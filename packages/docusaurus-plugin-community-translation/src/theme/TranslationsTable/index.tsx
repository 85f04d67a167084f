import React, {Children, type ReactElement, type ReactNode} from 'react';

/**
 * A table that scrolls by itself where the screen is narrower, with the keyboard too. `columns`: what heads each column, with a key;
 * `children`: the rows.
 */
export default function TranslationsTable({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: ReactElement[];
  children: ReactNode;
}) {
  return (
    // Reached with the keyboard, so that what hangs over can be scrolled to.
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

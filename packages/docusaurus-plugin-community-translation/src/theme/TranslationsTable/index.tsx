import React, {Children, type ReactElement, type ReactNode} from 'react';

/**
 * A table. On narrow screens, each row is a block: the row header, and below it the cells with the value of their attribute
 * `data-label`.
 *
 * @param props.caption visible caption and accessible name
 * @param props.columns content of the column headers; each needs a key
 * @param props.children the rows
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

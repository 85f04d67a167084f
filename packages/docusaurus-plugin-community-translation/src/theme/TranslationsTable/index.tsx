import React, {type ReactNode} from 'react';

/** A table that scrolls by itself where the screen is narrower, with the keyboard too. */
export default function TranslationsTable({
  caption,
  children,
}: {
  caption: string;
  children: ReactNode;
}) {
  return (
    // Reached with the keyboard, so that what hangs over can be scrolled to.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="translations__table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="translations__caption">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

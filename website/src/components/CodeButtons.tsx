import React from 'react';
import {translate} from '@docusaurus/Translate';

/** Columns of code that fit a phone of 360 px. */
const phoneColumns = 34;

/**
 * The buttons of a code block, which work before hydration. `plugins/controls.js` copies the code. `src/css/code.css` has the icons,
 * wraps lines, and hides the checkbox for it while no line is too long.
 */
export default function CodeButtons({lines}: {lines: string[]}) {
  const wrapLabel = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  const copyLabel = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  return (
    <div className="code-buttons">
      {lines.some(({length}) => length > phoneColumns) && (
        <input
          type="checkbox"
          className="clean-btn code-button"
          aria-label={wrapLabel}
          title={wrapLabel}
        />
      )}
      <button
        type="button"
        className="clean-btn code-button"
        aria-label={copyLabel}
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        data-copies-code=""
      />
    </div>
  );
}

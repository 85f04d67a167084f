import React from 'react';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';

/** Columns of code that fit a phone of 360 px. */
const phoneColumns = 34;

/**
 * The buttons of a code block, which work before hydration. `plugins/controls.js` copies the code. `src/css/code.css` wraps lines, and
 * hides the checkbox for it while no line is too long.
 */
export default function CodeButtons({lines}: {lines: string[]}) {
  const wrapLabel = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'});
  const copyLabel = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
  });
  return (
    <>
      {lines.some(({length}) => length > phoneColumns) && (
        <label className="clean-btn code-button" title={wrapLabel}>
          <input type="checkbox" aria-label={wrapLabel} />
          <IconWordWrap className="code-button__icon" />
        </label>
      )}
      <button
        type="button"
        className="clean-btn code-button"
        aria-label={copyLabel}
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        data-copies-code=""
      >
        <IconCopy className="code-button__icon" />
        <IconSuccess className="code-button__icon code-button__success" />
      </button>
    </>
  );
}

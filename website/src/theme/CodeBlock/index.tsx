import React, {Children, isValidElement} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

/**
 * Code as text, or with elements in it. The stock component renders all code of a page again after hydration, because its colors
 * depend on a script; the colors of this site are custom properties (`config/prism.js`).
 */
export default function CodeBlock({children, ...props}: Props) {
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{parts.join('')}</StringContent>
  );
}

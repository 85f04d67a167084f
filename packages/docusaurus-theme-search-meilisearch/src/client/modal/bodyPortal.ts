import type {ReactNode, ReactPortal} from 'react';
import {createPortal} from 'react-dom';

/** Renders into `<body>`. Ejected components call this, since few sites install the types of `react-dom`. */
export function bodyPortal(children: ReactNode): ReactPortal {
  return createPortal(children, document.body);
}

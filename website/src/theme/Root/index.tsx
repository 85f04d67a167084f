import React, {useEffect, type ReactNode} from 'react';
import hydratedEvent from '@site/plugins/deferred-hydration/hydratedEvent';
import HeadingLinkStatus from '@site/src/components/HeadingLinkStatus';
import WithoutScript from '@site/src/components/WithoutScript';

/** Wraps all pages. Stays mounted during navigation. */
export default function Root({children}: {children: ReactNode}) {
  // Effects of children run first, so the whole page is interactive now. React renders after each replayed gesture only outside of its
  // own effects.
  useEffect(() => {
    queueMicrotask(() => document.dispatchEvent(new Event(hydratedEvent)));
  }, []);
  return (
    <>
      <WithoutScript />
      {children}
      <HeadingLinkStatus />
    </>
  );
}

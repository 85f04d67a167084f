import React, {useEffect, type ReactNode} from 'react';
import hydratedEvent from '@site/plugins/deferred-hydration/hydratedEvent';
import WithoutScript from '@site/src/components/WithoutScript';

/** What stands above every page, and stays while one goes from page to page. */
export default function Root({children}: {children: ReactNode}) {
  // Effects run from the inside out: whatever can be pressed answers now.
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <>
      <WithoutScript />
      {children}
    </>
  );
}

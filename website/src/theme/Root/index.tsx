import React, {type ReactNode} from 'react';
import WithoutScript from '@site/src/components/WithoutScript';

/** What stands above every page, and stays while one goes from page to page. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <WithoutScript />
      {children}
    </>
  );
}

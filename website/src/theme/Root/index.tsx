import React, {type ReactNode} from 'react';
import EarlySearch from '@site/src/components/EarlySearch';
import PageStatus from '@site/src/components/PageStatus';
import WithoutScript from '@site/src/components/WithoutScript';

/** Wraps all pages. Stays mounted during navigation. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <WithoutScript />
      {children}
      <PageStatus />
      {/* The last one: effects run in order, so the page is interactive when it hands over. */}
      <EarlySearch />
    </>
  );
}

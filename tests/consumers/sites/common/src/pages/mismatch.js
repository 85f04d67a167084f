import React from 'react';
import Layout from '@theme/Layout';

/** Differs between server and browser, so that the tests know that they would see it. */
export default function Mismatch() {
  return (
    <Layout title="Mismatch">
      <p>{typeof window === 'undefined' ? 'From the server' : 'From the browser'}</p>
    </Layout>
  );
}

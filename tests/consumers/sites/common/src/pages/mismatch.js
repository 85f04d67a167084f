import React from 'react';
import Layout from '@theme/Layout';

/** Differs between server and browser, to prove that the tests detect a mismatch. */
export default function Mismatch() {
  return (
    <Layout title="Mismatch">
      <p>{typeof window === 'undefined' ? 'From the server' : 'From the browser'}</p>
    </Layout>
  );
}

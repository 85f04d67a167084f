import React from 'react';
import Layout from '@theme/Layout';

/** Uses no part of the classic theme that differs between server and browser, so that the tests detect mismatches of our packages. */
export default function Tower() {
  return (
    <Layout title="The tower">
      <main className="container">
        <h1>The tower</h1>
      </main>
    </Layout>
  );
}

import React from 'react';
import Layout from '@theme/Layout';

/** Without a part of the classic theme that differs between server and browser, so that the tests see what our packages do. */
export default function Tower() {
  return (
    <Layout title="The tower">
      <main className="container">
        <h1>The tower</h1>
      </main>
    </Layout>
  );
}

import React from 'react';
import Layout from '@theme/Layout';

/** Uses no part of the classic theme that differs between server and browser, unless its URL says so. */
export default function Plain({location}) {
  const differs = location.pathname.includes('mismatch');
  return (
    <Layout title="Plain">
      <h1>{differs && typeof window !== 'undefined' ? 'From the browser' : 'Plain'}</h1>
    </Layout>
  );
}

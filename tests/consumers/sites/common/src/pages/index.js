import React from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home() {
  return (
    <Layout title="Home">
      <main className="container">
        <h1>Lighthouse</h1>
        <Link to="/docs">Read the docs</Link>
      </main>
    </Layout>
  );
}

import React from 'react';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import BaseUrlBanner from '@site/src/components/BaseUrlBanner';
import Hero from '@site/src/components/home/Hero';
import Reasons from '@site/src/components/home/Reasons';
import Features from '@site/src/components/home/Features';
import Roadmap from '@site/src/components/home/Roadmap';
import Sponsors from '@site/src/components/home/Sponsors';

export default function Home() {
  return (
    <Layout
      title={translate({id: 'home.title', message: 'Documentation of Tauri v1'})}
      description={translate({
        id: 'home.description',
        message:
          'Tauri v1 builds desktop applications from any web frontend and a Rust core, with the webview of the system instead of a bundled browser.',
      })}
    >
      <BaseUrlBanner />
      <main>
        <Hero />
        <Reasons />
        <Features />
        <Roadmap />
        <Sponsors />
      </main>
    </Layout>
  );
}

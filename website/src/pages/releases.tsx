import React from 'react';
import Layout from '@theme/Layout';
import Translate, {translate} from '@docusaurus/Translate';
import Releases from '@site/src/components/Releases';

export default function ReleasesPage() {
  return (
    <Layout
      title={translate({id: 'releases.title', message: 'Release notes'})}
      description={translate({
        id: 'releases.description',
        message:
          'Every release of the Tauri v1 line: the core crate, the JavaScript API, the CLI, the bundler, TAO, WRY and create-tauri-app.',
      })}
    >
      <main className="container container--fluid margin-vert--lg markdown" style={{maxWidth: 900}}>
        <h1>
          <Translate id="releases.title">Release notes</Translate>
        </h1>
        <p>
          <Translate id="releases.introduction">
            The packages of the framework are released independently, each with its own version
            number. Choose a package: its newest release comes first. TAO, WRY and create-tauri-app
            are also made for Tauri 2; their releases for Tauri 2 are listed up to October 2024.
          </Translate>
        </p>
        <Releases />
      </main>
    </Layout>
  );
}

import React from 'react';
import packages from '@generated/releases/default/releases.json';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Release from './Release';

/** A tab for each package of the framework, with its newest release first. */
export default function Releases() {
  return (
    <Tabs groupId="package">
      {packages.map(({name, releases}) => (
        <TabItem key={name} value={name} label={name}>
          {releases.map((release, index) => (
            <Release
              key={release.version}
              packageName={name}
              release={release}
              isOpen={index === 0}
            />
          ))}
        </TabItem>
      ))}
    </Tabs>
  );
}

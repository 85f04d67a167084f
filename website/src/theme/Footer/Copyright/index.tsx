import React from 'react';
import Offline from '@site/src/components/Offline';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';

/** The bottom of the footer: the license, and the control that saves the locale for offline reading. */
export default function FooterCopyright(props: Props) {
  return (
    <>
      <Copyright {...props} />
      <Offline />
    </>
  );
}

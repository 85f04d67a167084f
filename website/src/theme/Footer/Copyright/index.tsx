import React from 'react';
import Offline from '@site/src/components/Offline';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';

/** The last lines of the footer: the licence, and the control that keeps the language for offline reading. */
export default function FooterCopyright(props: Props) {
  return (
    <>
      <Copyright {...props} />
      <Offline />
    </>
  );
}

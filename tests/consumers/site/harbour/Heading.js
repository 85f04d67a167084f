import React from 'react';
import Original from '@theme-init/Heading';

export default function HarbourHeading(props) {
  return <Original {...props} data-harbour="" />;
}

import React from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

/** A link with a colored border, in the navbar, a dropdown, the mobile menu or the footer. */
export default function Badge({color, label, ...item}) {
  return (
    <DefaultNavbarItem
      {...item}
      label={<span style={{borderBottom: `3px solid ${color}`}}>{label}</span>}
    />
  );
}

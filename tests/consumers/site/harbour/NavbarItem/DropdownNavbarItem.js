import React from 'react';
import Original from '@theme-init/NavbarItem/DropdownNavbarItem';

export default function HarbourDropdown(props) {
  return <Original {...props} data-harbour="" />;
}

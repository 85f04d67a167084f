import type {SwizzleConfig} from '@docusaurus/types';

const unsafe = (description: string) => ({
  actions: {eject: 'unsafe' as const, wrap: 'unsafe' as const},
  description,
});
const safe = (description: string) => ({
  actions: {eject: 'safe' as const, wrap: 'safe' as const},
  description,
});

/** Which components a site may take over; the safe ones keep their props within a major version. */
export default function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      FooterNavbarDropdown: safe("A navbar's dropdown as it stands in the footer"),
      FooterNavbarLink: safe("A navbar's link as it stands in the footer"),
      RegisteredNavbarItem: {
        actions: {eject: 'unsafe', wrap: 'safe'},
        description: 'An item of a registered type, with its error boundary',
      },
      'Footer/LinkItem': unsafe('Lets items of the navbar into the footer'),
      'NavbarItem/ComponentTypes': unsafe('The item types: register one instead'),
      'NavbarItem/DefaultNavbarItem': unsafe('A link, of the navbar or the footer'),
      'NavbarItem/DropdownNavbarItem': unsafe('A dropdown, of the navbar or the footer'),
    },
  };
}

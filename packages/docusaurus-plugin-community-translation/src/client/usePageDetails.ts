import onDemand from '@generated/docusaurus-plugin-community-translation/default/on-demand.json';
import type {PageStatus} from '../status';
import {usePagePath, usePageTranslation} from './usePageTranslation';

/**
 * The status of the shown page with all details. `undefined` for current translations and in the default locale.
 *
 * The details of all pages of the locale are in a file of their own, which is loaded with the components that use them.
 */
export function usePageDetails(): PageStatus | undefined {
  const path = usePagePath();
  const page = usePageTranslation();
  return page && {...page, ...onDemand.details[path]};
}

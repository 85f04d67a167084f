import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * Whether the reader chose to save the locale for offline reading (`on`) or to remove it (`off`). Pages with a choice hydrate at once
 * (`plugins/deferred-hydration`), to resume a download or to say that there is no network.
 */
export const storedChoice = createStorageSlot(`offline ${siteConfig.baseUrl}`);

/** Whether the site was installed (`true`), under the key of plugin-pwa. */
export const storedInstalled = createStorageSlot('docusaurus.pwa.event.appInstalled.fired');

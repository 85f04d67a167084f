import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';

export const choiceKey = `offline ${siteConfig.baseUrl}`;

/** Whether the reader chose to save the locale for offline reading (`on`) or to remove it (`off`). */
export const storedChoice = createStorageSlot(choiceKey);

/** Whether the site was installed (`true`), under the key of plugin-pwa. */
export const storedInstalled = createStorageSlot('docusaurus.pwa.event.appInstalled.fired');

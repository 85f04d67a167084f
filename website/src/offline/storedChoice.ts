import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Whether the site was installed, under the key of plugin-pwa. */
const installed = createStorageSlot('docusaurus.pwa.event.appInstalled.fired');

/** Where the reader's choice for the locale is stored. */
export const choiceKey = `offline ${siteConfig.baseUrl}`;

const choice = createStorageSlot(choiceKey);

/** Whether the reader chose to save the locale for offline reading (`on`) or to remove it (`off`). */
export type Choice = 'on' | 'off';

/** Undefined without a choice, or if the browser denies storage. */
export function readChoice(): Choice | undefined {
  const stored = choice.get();
  return stored === 'on' || stored === 'off' ? stored : undefined;
}

export function storeChoice(chosen: Choice): void {
  choice.set(chosen);
}

export const readInstalled = (): boolean => installed.get() === 'true';

export function storeInstalled(isInstalled: boolean): void {
  if (isInstalled) {
    installed.set('true');
  } else {
    installed.del();
  }
}

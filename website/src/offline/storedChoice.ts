import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';

/** That the site was installed, as plugin-pwa stores it. */
const installed = createStorageSlot('docusaurus.pwa.event.appInstalled.fired');

/** What the reader chose for the locale. */
const choice = createStorageSlot(`offline ${siteConfig.baseUrl}`);

/** Whether the reader chose to keep the locale for offline reading (`on`), or not to (`off`). */
export type Choice = 'on' | 'off';

/** Undefined where the reader chose nothing, or the browser stores nothing. */
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

import {countSavedFiles} from './savedLocale';
import {storedChoice, storedInstalled} from './storage';

type InstallableNavigator = Navigator & {
  connection?: {saveData: boolean};
  getInstalledRelatedApps?: () => Promise<{platform: string}[]>;
};

const reader = navigator as InstallableNavigator;

/** The strategies of plugin-pwa that the site configuration uses. */
const strategies: Record<string, () => boolean | Promise<boolean>> = {
  async appInstalled() {
    const apps = (await reader.getInstalledRelatedApps?.()) ?? [];
    return storedInstalled.get() === 'true' || apps.some(({platform}) => platform === 'webapp');
  },
  standalone: () => window.matchMedia('(display-mode: standalone)').matches,
  saveData: () => reader.connection?.saveData === true,
  queryString: () => new URLSearchParams(window.location.search).get('offlineMode') === 'true',
};

/** plugin-pwa replaces this by its option `offlineModeActivationStrategies`. */
const active = process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES as unknown as string[];

/**
 * Whether to save the locale for offline reading. The reader's choice in the footer counts most. Without a choice, a strategy turns the
 * mode on, and it stays on until the reader removes the files: otherwise the next page would delete what this one downloaded.
 */
export async function isOfflineMode(): Promise<boolean> {
  const choice = storedChoice.get();
  if (choice) {
    return choice === 'on';
  }
  const results = await Promise.all(active.map((name) => strategies[name]?.()));
  return results.includes(true) || (await countSavedFiles()) > 0;
}

import {hasSavedPages} from './savedFiles';
import {readChoice, readInstalled, storeChoice} from './storedChoice';
import {findRegistration, isOfflineWorker} from './workerUrl';

type InstallableNavigator = Navigator & {
  connection?: {saveData?: boolean};
  getInstalledRelatedApps?: () => Promise<{platform: string}[]>;
};

async function isInstalled(): Promise<boolean> {
  const {getInstalledRelatedApps} = navigator as InstallableNavigator;
  const apps = (await getInstalledRelatedApps?.call(navigator)) ?? [];
  return readInstalled() || apps.some(({platform}) => platform === 'webapp');
}

const isRequested = () => new URLSearchParams(window.location.search).get('offlineMode') === 'true';

/** The strategies of plugin-pwa that the site configuration may use. */
const strategies: Record<string, () => boolean | Promise<boolean>> = {
  appInstalled: isInstalled,
  standalone: () => window.matchMedia('(display-mode: standalone)').matches,
  saveData: () => (navigator as InstallableNavigator).connection?.saveData === true,
  queryString: isRequested,
};

/** plugin-pwa replaces this by its option `offlineModeActivationStrategies`. */
const active = process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES as unknown as string[];

/** Whether a download did not end: a browser that is killed may lose the choice, but not the files. */
async function isInterrupted(): Promise<boolean> {
  const registration = await findRegistration();
  return !isOfflineWorker(registration?.active ?? null) && (await hasSavedPages());
}

/**
 * Whether to save the locale for offline reading: because a strategy applies, or because of the reader's choice in the footer. The
 * choice and `?offlineMode=true` are stored, otherwise the next page would delete what this one downloaded. A stored `off` is only
 * overridden by a new choice.
 */
export async function isOfflineMode(): Promise<boolean> {
  if (active.includes('queryString') && isRequested()) {
    storeChoice('on');
  }
  const choice = readChoice();
  if (choice) {
    return choice === 'on';
  }
  const results = await Promise.all(active.map((name) => strategies[name]?.()));
  return results.includes(true) || (await isInterrupted());
}

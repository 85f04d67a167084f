import {readChoice, readInstalled, storeChoice} from './storedChoice';

type InstallableNavigator = Navigator & {
  connection?: {saveData?: boolean};
  getInstalledRelatedApps?: () => Promise<{platform: string}[]>;
};

async function isInstalled(): Promise<boolean> {
  const {getInstalledRelatedApps} = navigator as InstallableNavigator;
  const apps = (await getInstalledRelatedApps?.call(navigator)) ?? [];
  return readInstalled() || apps.some(({platform}) => platform === 'webapp');
}

const isAsked = () => new URLSearchParams(window.location.search).get('offlineMode') === 'true';

/** The strategies of plugin-pwa that the site's configuration may name. */
const strategies: Record<string, () => boolean | Promise<boolean>> = {
  appInstalled: isInstalled,
  standalone: () => window.matchMedia('(display-mode: standalone)').matches,
  saveData: () => (navigator as InstallableNavigator).connection?.saveData === true,
  queryString: isAsked,
};

/** Filled in by plugin-pwa, from its option `offlineModeActivationStrategies`. */
const active = process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES as unknown as string[];

/**
 * Whether the locale is kept for offline reading: because of one of the strategies, or because the reader chose so by the control
 * in the footer. That choice, and that of `?offlineMode=true`, stays, for else the next page would throw away what this one
 * fetched; and who chose against it has it only by asking anew.
 */
export async function isOfflineMode(): Promise<boolean> {
  if (active.includes('queryString') && isAsked()) {
    storeChoice('on');
  }
  const choice = readChoice();
  if (choice) {
    return choice === 'on';
  }
  const answers = await Promise.all(active.map((name) => strategies[name]?.()));
  return answers.includes(true);
}

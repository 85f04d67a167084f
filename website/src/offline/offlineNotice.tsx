import React from 'react';
import ReactDOM from 'react-dom';
import siteConfig from '@generated/docusaurus.config';
import OfflineNotice from '@site/src/components/Offline/OfflineNotice';
import {readSavedDate} from './savedFiles';

/** Whether the site does not respond. Browsers report only that they have no network at all. */
async function isOffline(): Promise<boolean> {
  if (!navigator.onLine) {
    return true;
  }
  try {
    // Is not saved.
    await fetch(`${siteConfig.baseUrl}offline.json`, {method: 'HEAD', cache: 'no-store'});
    return false;
  } catch {
    return true;
  }
}

let isWatched = false;

/** Shows readers of a saved locale when they are offline. Outside of the application, as the offer of a new version is. */
export function watchNetwork(): void {
  if (isWatched) {
    return;
  }
  isWatched = true;
  const container = document.createElement('div');
  // Screen readers announce changes of an existing element.
  container.setAttribute('role', 'status');
  document.body.append(container);

  let checks = 0;

  async function update(): Promise<void> {
    checks += 1;
    const check = checks;
    const isShown = await isOffline();
    const savedAt = isShown ? await readSavedDate() : undefined;
    if (check !== checks) {
      // The network has changed since.
      return;
    }
    ReactDOM.render(<>{isShown && <OfflineNotice savedAt={savedAt} />}</>, container);
  }

  window.addEventListener('online', () => void update());
  window.addEventListener('offline', () => void update());
  void update();
}

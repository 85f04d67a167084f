import React, {useEffect, useState} from 'react';
import ReactDOM from 'react-dom';
import Translate from '@docusaurus/Translate';
import {fetchSize, readSavedDate} from '@site/src/offline/savedLocale';
import Notice from './Notice';

/** Whether the site does not respond. Browsers report only that they have no network at all. */
async function isOffline(): Promise<boolean> {
  // Is not saved.
  return (
    !navigator.onLine ||
    fetchSize().then(
      () => false,
      () => true,
    )
  );
}

/** Tells a reader without a network what is saved, and since when. */
function OfflineNotice() {
  const [isShown, setIsShown] = useState(false);
  const [savedAt, setSavedAt] = useState<Date>();

  useEffect(() => {
    async function update(): Promise<void> {
      setSavedAt(await readSavedDate());
      setIsShown(await isOffline());
    }
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    void update();
  }, []);

  if (!isShown) {
    return null;
  }
  return (
    <Notice>
      <p>
        <Translate id="site.offlineNotice.text">
          You are offline. All English pages are saved on this device.
        </Translate>{' '}
        {savedAt && (
          <Translate
            id="site.offlineNotice.date"
            values={{
              date: (
                <time dateTime={savedAt.toISOString()}>
                  {savedAt.toLocaleDateString(document.documentElement.lang, {dateStyle: 'long'})}
                </time>
              ),
            }}
          >
            {'Saved on {date}.'}
          </Translate>
        )}
      </p>
    </Notice>
  );
}

const container = document.createElement('div');
// Screen readers announce changes of an existing element.
container.setAttribute('role', 'status');

/** Shows readers of a saved locale when they are offline. Outside of the application, as the offer of a new version is. */
export function showOfflineNotice(): void {
  document.body.append(container);
  ReactDOM.render(<OfflineNotice />, container);
}

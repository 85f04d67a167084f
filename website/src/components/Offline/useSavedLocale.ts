import {useEffect, useState} from 'react';
import {countSavedFiles} from '@site/src/offline/savedFiles';
import {
  readStatus,
  removeLocale,
  saveLocale,
  type SavedStatus,
} from '@site/src/offline/savedLocale';

/** Milliseconds between two checks of a download: often enough for a progress bar, at a negligible cost. */
const interval = 500;

/** Whether the locale is saved for offline reading, with the number of files during the download. */
export function useSavedLocale() {
  const [status, setStatus] = useState<SavedStatus>();
  const [loaded, setLoaded] = useState(0);

  useEffect(() => {
    readStatus().then(setStatus, (error) => console.error(error));
  }, []);

  // The cache has no events, so it is polled.
  useEffect(() => {
    if (status !== 'downloading') {
      return undefined;
    }
    const timer = setInterval(async () => {
      const current = await readStatus();
      setLoaded(await countSavedFiles());
      // The browser discards a worker whose installation fails.
      setStatus(current === 'off' ? 'failed' : current);
    }, interval);
    return () => clearInterval(timer);
  }, [status]);

  const run = (action: () => Promise<void>, next?: SavedStatus) => async () => {
    setLoaded(0);
    try {
      await action();
      if (next) {
        setStatus(next);
      }
    } catch (error) {
      console.error('registerSW failed', error);
      setStatus('failed');
    }
  };

  return {
    /** Undefined until the worker's state is known. */
    status,
    loaded,
    save: run(saveLocale, 'downloading'),
    /** Reloads the page. */
    remove: run(removeLocale),
  };
}

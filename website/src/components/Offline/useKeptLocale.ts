import {useEffect, useState} from 'react';
import {
  countKept,
  keepLocale,
  readStatus,
  removeLocale,
  type KeptStatus,
} from '@site/src/offline/keptLocale';

/** Milliseconds between two looks at a download: often enough for a bar that moves, and no work to speak of. */
const interval = 500;

/** How the locale stands, with the count of files that are there while they are fetched. */
export function useKeptLocale() {
  const [status, setStatus] = useState<KeptStatus>();
  const [loaded, setLoaded] = useState(0);

  useEffect(() => {
    readStatus().then(setStatus, (error) => console.error(error));
  }, []);

  // The cache tells nobody of its files, so that it is asked.
  useEffect(() => {
    if (status !== 'downloading') {
      return undefined;
    }
    const timer = setInterval(async () => {
      const current = await readStatus();
      setLoaded(await countKept());
      // A worker that could not fetch everything is gone.
      setStatus(current === 'off' ? 'failed' : current);
    }, interval);
    return () => clearInterval(timer);
  }, [status]);

  const run = (action: () => Promise<void>, next?: KeptStatus) => async () => {
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
    /** Undefined until it is known. */
    status,
    loaded,
    keep: run(keepLocale, 'downloading'),
    /** The page is loaded anew. */
    remove: run(removeLocale),
  };
}

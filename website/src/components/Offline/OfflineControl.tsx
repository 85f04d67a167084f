import React, {useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {registered} from '@site/src/offline/registerSw';
import {
  countSavedFiles,
  fetchSize,
  readStatus,
  removeLocale,
  saveLocale,
  type LocaleSize,
} from '@site/src/offline/savedLocale';
import {storedChoice} from '@site/src/offline/storage';
import styles from './styles.module.css';

/** Milliseconds between two checks of a download: often enough for a progress bar, at a negligible cost. */
const interval = 500;

/** Whether the locale is saved for offline reading. `noSpace` and `failed`: the download started but did not finish. */
type Status = Awaited<ReturnType<typeof readStatus>> | 'failed' | 'noSpace';

const messages = {
  off: () => '',
  downloading: () => translate({id: 'site.offline.downloading', message: 'Downloading the pages…'}),
  ready: () =>
    translate({id: 'site.offline.ready', message: 'The English pages are available offline.'}),
  failed: () => translate({id: 'site.offline.failed', message: 'The download did not finish.'}),
  noSpace: () =>
    translate({
      id: 'site.offline.noSpace',
      message: 'There is not enough space for the pages on this device.',
    }),
};

/** Saves the pages of the locale for offline reading. Shows their size and the download progress, and removes them again. */
export default function OfflineControl() {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const [status, setStatus] = useState<Status>();
  const [size, setSize] = useState<LocaleSize>();
  const [loaded, setLoaded] = useState(0);

  useEffect(() => {
    registered.then(readStatus).then(setStatus, (error) => console.error(error));
    fetchSize().then(setSize, (error) => console.warn(error));
  }, []);

  // The cache has no events, so it is polled.
  useEffect(() => {
    if (status !== 'downloading') {
      return undefined;
    }
    const timer = setInterval(async () => {
      const current = await readStatus();
      setLoaded(await countSavedFiles());
      const failure = storedChoice.get() === 'off' ? 'noSpace' : 'failed';
      setStatus(current === 'off' ? failure : current);
    }, interval);
    return () => clearInterval(timer);
  }, [status]);

  function fail(error: unknown): void {
    console.error('registerSW failed', error);
    setStatus('failed');
  }

  const save = () => saveLocale().then(() => setStatus('downloading'), fail);
  const remove = () => removeLocale().catch(fail);

  const keepText = size && (
    <Translate
      id="site.offline.keep"
      values={{
        size: (size.bytes / 1e6).toLocaleString(localeConfigs[currentLocale]?.htmlLang, {
          style: 'unit',
          unit: 'megabyte',
          maximumFractionDigits: 1,
        }),
      }}
    >
      {'Make the English pages available offline ({size})'}
    </Translate>
  );
  const retryText = <Translate id="site.offline.retry">Try again</Translate>;
  const removeText = <Translate id="site.offline.remove">Remove the offline copy</Translate>;
  const texts = {
    off: keepText,
    downloading: keepText,
    ready: removeText,
    failed: retryText,
    noSpace: retryText,
  };
  const isDownloading = status === 'downloading';

  return (
    <>
      {/* Always rendered: screen readers announce changes of an existing element. */}
      <span role="status">{status && messages[status]()}</span>
      {isDownloading && size && (
        <progress
          className={styles.progress}
          value={loaded / size.files}
          aria-label={translate({id: 'site.offline.progress', message: 'Download progress'})}
        />
      )}
      {/* One button with changing labels, also during the download, so that it keeps the focus. */}
      {status && texts[status] && (
        <button
          type="button"
          className={styles.button}
          aria-disabled={isDownloading}
          onClick={() => void (isDownloading || (status === 'ready' ? remove() : save()))}
        >
          {texts[status]}
        </button>
      )}
      {status === 'failed' && (
        <button type="button" className={styles.button} onClick={() => void remove()}>
          {removeText}
        </button>
      )}
    </>
  );
}

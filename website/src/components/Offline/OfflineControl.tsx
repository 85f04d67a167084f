import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {readChoice} from '@site/src/offline/storedChoice';
import {useLocaleSize} from './useLocaleSize';
import {useSavedLocale} from './useSavedLocale';
import styles from './styles.module.css';

function useFormatSize(): (bytes: number) => string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  return (bytes) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    }).format(bytes / 1e6);
}

const messages = {
  downloading: () => translate({id: 'site.offline.downloading', message: 'Downloading the pages…'}),
  ready: () =>
    translate({id: 'site.offline.ready', message: 'The English pages are available offline.'}),
  failed: () =>
    // The worker has found no space on the device (`registerWorker`).
    readChoice() === 'off'
      ? translate({
          id: 'site.offline.noSpace',
          message: 'There is not enough space for the pages on this device.',
        })
      : translate({id: 'site.offline.failed', message: 'The download did not finish.'}),
};

/** Saves the pages of the locale for offline reading. Shows their size and the download progress, and removes them again. */
export default function OfflineControl() {
  const {status, loaded, save, remove} = useSavedLocale();
  const size = useLocaleSize(status === 'off' || status === 'downloading');
  const formatSize = useFormatSize();
  const actions = {
    off: {
      run: save,
      text: size && (
        <Translate id="site.offline.keep" values={{size: formatSize(size.bytes)}}>
          {'Make the English pages available offline ({size})'}
        </Translate>
      ),
    },
    failed: {run: save, text: <Translate id="site.offline.retry">Try again</Translate>},
    ready: {
      run: remove,
      text: <Translate id="site.offline.remove">Remove the offline copy</Translate>,
    },
  };
  const isDownloading = status === 'downloading';
  const action = status && actions[isDownloading ? 'off' : status];

  return (
    <>
      {/* Always rendered: screen readers announce changes of an existing element. */}
      <span role="status">{status && status !== 'off' && messages[status]()}</span>
      {isDownloading && size && (
        <progress
          className={styles.progress}
          value={loaded / size.files}
          aria-label={translate({
            id: 'site.offline.progress',
            message: 'Download progress',
          })}
        />
      )}
      {/* One button with changing labels, also during the download, so that it keeps the focus. */}
      {action?.text && (
        <button
          type="button"
          className={styles.button}
          aria-disabled={isDownloading}
          onClick={() => void (isDownloading || action.run())}
        >
          {action.text}
        </button>
      )}
      {status === 'failed' && (
        <button type="button" className={styles.button} onClick={() => void remove()}>
          {actions.ready.text}
        </button>
      )}
    </>
  );
}

import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useKeptLocale} from './useKeptLocale';
import {useLocaleSize} from './useLocaleSize';
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
  downloading: () => translate({id: 'site.offline.downloading', message: 'Fetching the pages…'}),
  ready: () =>
    translate({id: 'site.offline.ready', message: 'The English pages are available offline.'}),
  failed: () => translate({id: 'site.offline.failed', message: 'The download did not finish.'}),
};

/** Keeps the pages of the language for reading without a network: with their size, the progress, and a way back. */
export default function OfflineControl() {
  const {status, loaded, keep, remove} = useKeptLocale();
  const size = useLocaleSize(status === 'off' || status === 'downloading');
  const formatSize = useFormatSize();
  const actions = {
    off: {
      run: keep,
      text: size && (
        <Translate id="site.offline.keep" values={{size: formatSize(size.bytes)}}>
          {'Make the English pages available offline ({size})'}
        </Translate>
      ),
    },
    failed: {run: keep, text: <Translate id="site.offline.retry">Try again</Translate>},
    ready: {
      run: remove,
      text: <Translate id="site.offline.remove">Remove the offline copy</Translate>,
    },
  };
  const isDownloading = status === 'downloading';
  const action = status && actions[isDownloading ? 'off' : status];

  return (
    <>
      {/* Always there, for a text is announced where it changes. */}
      <span role="status">{status && status !== 'off' && messages[status]()}</span>
      {isDownloading && size && (
        <progress
          className={styles.progress}
          value={loaded / size.files}
          aria-label={translate({
            id: 'site.offline.progress',
            message: 'Progress of the download',
          })}
        />
      )}
      {/* One button with changing texts, there during the download too: the focus stays where it is. */}
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

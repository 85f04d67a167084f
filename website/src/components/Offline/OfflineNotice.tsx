import React, {useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** When the pages were saved, if that is known. */
  savedAt?: Date;
};

/** Tells a reader without a network what is saved, and since when. Can be dismissed. */
export default function OfflineNotice({savedAt}: Props) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) {
    return null;
  }
  const language = document.documentElement.lang;
  return (
    <div className={styles.notice}>
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
                  {new Intl.DateTimeFormat(language, {dateStyle: 'long'}).format(savedAt)}
                </time>
              ),
            }}
          >
            {'Saved on {date}.'}
          </Translate>
        )}
      </p>
      <button
        type="button"
        className="clean-btn close"
        aria-label={translate({
          id: 'theme.PwaReloadPopup.closeButtonAriaLabel',
          message: 'Close',
        })}
        onClick={() => setIsDismissed(true)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

import React, {useEffect, useRef, useState, type ComponentType} from 'react';
import styles from './styles.module.css';

/** Distance from the visible part of the page at which the control is loaded. */
const rootMargin = '200px';

/** The place of the control that keeps the language for offline reading. Its code is loaded when a reader comes near. */
export default function Offline() {
  const place = useRef<HTMLDivElement>(null);
  const [Control, setControl] = useState<ComponentType>();

  useEffect(() => {
    const element = place.current;
    // The development server has no worker.
    if (!element || !('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          import('./OfflineControl').then(
            (loaded) => setControl(() => loaded.default),
            (error) => console.error(error),
          );
        }
      },
      {rootMargin},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={styles.control}>
      {Control && <Control />}
    </div>
  );
}

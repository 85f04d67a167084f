import React, {useEffect, useRef, useState, type ComponentType} from 'react';
import styles from './styles.module.css';

/** Distance from the viewport at which the control is loaded. */
const rootMargin = '200px';

/** Container of the control that saves the locale for offline reading. The control is loaded when it is almost in view. */
export default function Offline() {
  const container = useRef<HTMLDivElement>(null);
  const [Control, setControl] = useState<ComponentType>();

  useEffect(() => {
    const element = container.current;
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
    <div ref={container} className={styles.control}>
      {Control && <Control />}
    </div>
  );
}

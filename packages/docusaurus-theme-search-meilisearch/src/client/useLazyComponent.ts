import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';

type Module<Props> = {default: ComponentType<Props>};

/**
 * A component that is loaded when asked for. Unlike `React.lazy` it forgets a failure, so that the next call tries again.
 *
 * @param load must not change between renders
 * @param onError called with what went wrong
 * @returns the component, once it is there, and what starts loading it
 */
export function useLazyComponent<Props>(
  load: () => Promise<Module<Props>>,
  onError: (error: unknown) => void,
): [ComponentType<Props> | null, () => void] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isMounted = useRef(true);
  const latest = useRef(onError);
  useEffect(() => {
    latest.current = onError;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const start = useCallback(() => {
    load().then(
      (loaded) => isMounted.current && setComponent(() => loaded.default),
      (error: unknown) => isMounted.current && latest.current(error),
    );
  }, [load]);
  return [component, start];
}

import {useCallback, useState, type ComponentType} from 'react';
import {useLatest} from '../useLatest';

type Module<Props> = {default: ComponentType<Props>};

/**
 * Loads a component on demand. Unlike `React.lazy`, it does not cache a failure: the next call tries again.
 *
 * @param load imports the component; must not change between renders
 * @param onError called with the error if `load` fails
 * @returns the component, `null` until it is loaded, and the function that starts loading it
 */
export function useLazyComponent<Props>(
  load: () => Promise<Module<Props>>,
  onError: (error: unknown) => void,
): [ComponentType<Props> | null, () => void] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const latest = useLatest(onError);
  const start = useCallback(() => {
    load().then(
      (loaded) => setComponent(() => loaded.default),
      (error: unknown) => latest.current(error),
    );
  }, [load, latest]);
  return [component, start];
}

import {useState, type ComponentType} from 'react';

/**
 * Loads a component on demand. Unlike `React.lazy`, it does not cache a failure: the next call tries again.
 *
 * @param load imports the component
 * @param onError called with the error if `load` fails
 * @returns the component, `null` until it is loaded, and the function that starts loading it
 */
export function useLazyComponent<Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
  onError: (error: unknown) => void,
): [ComponentType<Props> | null, () => void] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const start = () => {
    load().then((loaded) => setComponent(() => loaded.default), onError);
  };
  return [component, start];
}

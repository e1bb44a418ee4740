import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True while React takes over Home's page as it was drawn at build time, which knows neither the configuration nor the
 * visitor; right after that, and on a page that was not drawn at build time, false. What a component learns at run time it
 * shows from then on, so that both drawings are the same.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

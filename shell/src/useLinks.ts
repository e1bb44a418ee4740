import type { AppConfig } from '@rab/config';
import { useAppConfig } from '@rab/wallet-context';
import { useIsHydrating } from './static/useIsHydrating.ts';

/** The links that the configuration names; undefined in the drawing that takes the static page over, which knows none. */
export function useLinks(): AppConfig['links'] | undefined {
  const { links } = useAppConfig();
  return useIsHydrating() ? undefined : links;
}
